import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const cashmere = defineFabric({
  id: 'cashmere',
  label: 'Cashmere coating',
  inflate: 0.52,
  fold: 0.8,
  wrap: 0.5,
  shine: 0.02,
  sharpness: 3,
  ambient: 0.5,
  weave: 'brushed',
  weaveStrength: 0.05,
  opacity: 1,
  weight: 420,
  stiffness: 0.5,
  handle: handles.wool,
  nap: 0.3,
})
