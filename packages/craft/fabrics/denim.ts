import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const denim = defineFabric({
  id: 'denim',
  label: 'Denim',
  inflate: 0.48,
  fold: 1.05,
  wrap: 0.2,
  shine: 0.03,
  sharpness: 6,
  ambient: 0.45,
  weave: 'twill',
  weaveStrength: 0.16,
  opacity: 1,
  weight: 400,
  stiffness: 0.8,
  handle: handles.denim,
})
