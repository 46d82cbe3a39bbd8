import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const jersey = defineFabric({
  id: 'jersey',
  label: 'Jersey',
  inflate: 0.42,
  fold: 1.2,
  wrap: 0.38,
  shine: 0.02,
  sharpness: 5,
  ambient: 0.5,
  weave: 'jersey',
  weaveStrength: 0.07,
  opacity: 1,
  weight: 180,
  stiffness: 0.15,
  handle: handles.jersey,
})
