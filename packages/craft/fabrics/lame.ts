import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const lame = defineFabric({
  id: 'lame',
  label: 'Lamé',
  inflate: 0.44,
  fold: 1.3,
  wrap: 0.04,
  shine: 0.6,
  sharpness: 12,
  ambient: 0.34,
  weave: 'lame',
  weaveStrength: 0.3,
  opacity: 1,
  weight: 140,
  stiffness: 0.35,
  handle: handles.silk,
  metallic: 1,
})
