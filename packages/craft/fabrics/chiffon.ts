import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const chiffon = defineFabric({
  id: 'chiffon',
  label: 'Chiffon',
  inflate: 0.33,
  fold: 1.5,
  wrap: 0.4,
  shine: 0.06,
  sharpness: 10,
  ambient: 0.66,
  weave: 'georgette',
  weaveStrength: 0.05,
  opacity: 0.45,
  weight: 45,
  stiffness: 0.1,
  handle: handles.sheer,
})
