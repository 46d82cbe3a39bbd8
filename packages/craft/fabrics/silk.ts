import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const silk = defineFabric({
  id: 'silk',
  label: 'Silk satin',
  inflate: 0.45,
  fold: 1.35,
  wrap: 0.1,
  shine: 0.42,
  sharpness: 14,
  ambient: 0.46,
  weave: 'satin',
  weaveStrength: 0.03,
  opacity: 1,
  weight: 90,
  stiffness: 0.2,
  handle: handles.silk,
})
