import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const knit = defineFabric({
  id: 'knit',
  label: 'Knit',
  inflate: 0.5,
  fold: 0.6,
  wrap: 0.45,
  shine: 0,
  sharpness: 4,
  ambient: 0.5,
  weave: 'knit',
  weaveStrength: 0.22,
  opacity: 1,
  weight: 350,
  stiffness: 0.3,
  handle: handles.knit,
})
