import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const crepe = defineFabric({
  id: 'crepe',
  label: 'Crêpe',
  inflate: 0.42,
  fold: 1.35,
  wrap: 0.4,
  shine: 0.03,
  sharpness: 5,
  ambient: 0.48,
  weave: 'crepe',
  weaveStrength: 0.1,
  opacity: 1,
  weight: 160,
  stiffness: 0.15,
  handle: handles.crepe,
})
