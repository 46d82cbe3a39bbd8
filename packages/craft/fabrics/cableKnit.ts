import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const cableKnit = defineFabric({
  id: 'cableKnit',
  label: 'Cable knit',
  inflate: 0.5,
  fold: 0.45,
  wrap: 0.35,
  shine: 0,
  sharpness: 4,
  ambient: 0.44,
  weave: 'cable',
  weaveStrength: 0.45,
  opacity: 1,
  weight: 520,
  stiffness: 0.45,
  handle: handles.knit,
})
