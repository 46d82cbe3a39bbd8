import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const tweed = defineFabric({
  id: 'tweed',
  label: 'Tweed',
  inflate: 0.48,
  fold: 0.85,
  wrap: 0.4,
  shine: 0,
  sharpness: 4,
  ambient: 0.46,
  weave: 'tweed',
  weaveStrength: 0.55,
  opacity: 1,
  weight: 380,
  stiffness: 0.7,
  handle: handles.wool,
})
