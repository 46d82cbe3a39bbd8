import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const leather = defineFabric({
  id: 'leather',
  label: 'Leather',
  inflate: 0.5,
  fold: 1.2,
  wrap: 0.05,
  shine: 0.55,
  sharpness: 26,
  ambient: 0.4,
  weave: 'grain',
  weaveStrength: 0.1,
  opacity: 1,
  weight: 700,
  stiffness: 0.85,
  handle: handles.leather,
})
