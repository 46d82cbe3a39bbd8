import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const seersucker = defineFabric({
  id: 'seersucker',
  label: 'Seersucker',
  inflate: 0.42,
  fold: 1.05,
  wrap: 0.32,
  shine: 0.02,
  sharpness: 6,
  ambient: 0.5,
  weave: 'seersucker',
  weaveStrength: 0.15,
  opacity: 1,
  weight: 130,
  stiffness: 0.5,
  handle: handles.poplin,
})
