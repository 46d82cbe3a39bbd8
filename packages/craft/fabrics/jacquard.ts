import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const jacquard = defineFabric({
  id: 'jacquard',
  label: 'Jacquard',
  inflate: 0.46,
  fold: 0.95,
  wrap: 0.2,
  shine: 0.14,
  sharpness: 10,
  ambient: 0.44,
  weave: 'jacquard',
  weaveStrength: 0.55,
  opacity: 1,
  weight: 260,
  stiffness: 0.65,
  handle: handles.silk,
})
