import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const fur = defineFabric({
  id: 'fur',
  label: 'Fur',
  inflate: 0.6,
  fold: 0.36,
  wrap: 0.4,
  shine: 0,
  sharpness: 4,
  ambient: 0.47,
  weave: 'fur',
  weaveStrength: 0.5,
  opacity: 1,
  weight: 900,
  stiffness: 0.5,
  handle: handles.wool,
  nap: 0.15,
})
