import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const crepe = defineFabric({
  id: 'crepe',
  label: 'Crêpe',
  inflate: 0.42,
  fold: 1.35,
  wrap: 0.32,
  shine: 0.12,
  sharpness: 8,
  ambient: 0.46,
  weave: 'crepe',
  weaveStrength: 0.074,
  opacity: 1,
  weight: 160,
  stiffness: 0.15,
  handle: handles.crepe,
})
