import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const tulle = defineFabric({
  id: 'tulle',
  label: 'Tulle',
  inflate: 0.38,
  fold: 1.25,
  wrap: 0.3,
  shine: 0,
  sharpness: 4,
  ambient: 0.68,
  weave: 'net',
  weaveStrength: 0.2,
  opacity: 0.5,
  weight: 25,
  stiffness: 0.6,
  handle: handles.sheer,
})
