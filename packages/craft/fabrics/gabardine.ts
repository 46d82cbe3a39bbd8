import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const gabardine = defineFabric({
  id: 'gabardine',
  label: 'Gabardine',
  inflate: 0.46,
  fold: 1.05,
  wrap: 0.26,
  shine: 0.09,
  sharpness: 10,
  ambient: 0.46,
  weave: 'gabardine',
  weaveStrength: 0.09,
  opacity: 1,
  weight: 260,
  stiffness: 0.62,
  handle: handles.twill,
})
