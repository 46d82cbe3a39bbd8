import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const linen = defineFabric({
  id: 'linen',
  label: 'Linen',
  inflate: 0.4,
  fold: 1.15,
  wrap: 0.28,
  shine: 0.02,
  sharpness: 6,
  ambient: 0.52,
  weave: 'slub',
  weaveStrength: 0.13,
  opacity: 1,
  weight: 180,
  stiffness: 0.55,
  handle: handles.linen,
})
