import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const velvet = defineFabric({
  id: 'velvet',
  label: 'Velvet',
  inflate: 0.5,
  fold: 1.15,
  wrap: 0.06,
  shine: 0,
  sharpness: 4,
  ambient: 0.34,
  weave: 'pile',
  weaveStrength: 0.2,
  opacity: 1,
  weight: 300,
  stiffness: 0.4,
  handle: handles.wool,
  nap: 0.62,
})
