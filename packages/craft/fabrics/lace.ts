import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const lace = defineFabric({
  id: 'lace',
  label: 'Lace',
  inflate: 0.36,
  fold: 0.9,
  wrap: 0.4,
  shine: 0,
  sharpness: 4,
  ambient: 0.6,
  weave: 'lace',
  weaveStrength: 0.14,
  opacity: 0.86,
  weight: 120,
  stiffness: 0.3,
  handle: handles.sheer,
})
