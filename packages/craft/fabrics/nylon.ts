import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const nylon = defineFabric({
  id: 'nylon',
  label: 'Technical nylon',
  inflate: 0.48,
  fold: 1.35,
  wrap: 0.08,
  shine: 0.3,
  sharpness: 20,
  ambient: 0.42,
  weave: 'ripstop',
  weaveStrength: 0.2,
  opacity: 1,
  weight: 80,
  stiffness: 0.6,
  handle: handles.poplin,
})
