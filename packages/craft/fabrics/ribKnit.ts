import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const ribKnit = defineFabric({
  id: 'ribKnit',
  label: 'Rib knit',
  inflate: 0.47,
  fold: 0.7,
  wrap: 0.4,
  shine: 0,
  sharpness: 4,
  ambient: 0.47,
  weave: 'rib',
  weaveStrength: 0.15,
  opacity: 1,
  weight: 280,
  stiffness: 0.25,
  handle: handles.knit,
})
