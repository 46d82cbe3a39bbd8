import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const suede = defineFabric({
  id: 'suede',
  label: 'Suede',
  inflate: 0.48,
  fold: 0.9,
  wrap: 0.45,
  shine: 0,
  sharpness: 4,
  ambient: 0.48,
  weave: 'suede',
  weaveStrength: 0.23,
  opacity: 1,
  weight: 550,
  stiffness: 0.7,
  handle: handles.leather,
  nap: 0.2,
})
