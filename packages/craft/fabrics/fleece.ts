import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const fleece = defineFabric({
  id: 'fleece',
  label: 'Fleece',
  inflate: 0.52,
  fold: 0.7,
  wrap: 0.5,
  shine: 0,
  sharpness: 4,
  ambient: 0.5,
  weave: 'fleece',
  weaveStrength: 0.14,
  opacity: 1,
  weight: 300,
  stiffness: 0.4,
  handle: handles.knit,
  nap: 0.1,
})
