import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const cotton = defineFabric({
  id: 'cotton',
  label: 'Cotton poplin',
  inflate: 0.42,
  fold: 1.3,
  wrap: 0.3,
  shine: 0.03,
  sharpness: 6,
  ambient: 0.46,
  weave: 'plain',
  weaveStrength: 0.05,
  opacity: 1,
  weight: 120,
  stiffness: 0.5,
  handle: handles.poplin,
})
