import { defineFabric } from './fabric.ts'

export const fur = defineFabric({
  id: 'fur',
  label: 'Fur',
  inflate: 0.6,
  fold: 0.4,
  wrap: 0.4,
  shine: 0,
  sharpness: 4,
  ambient: 0.44,
  weave: 'fur',
  weaveStrength: 0.5,
  opacity: 1,
  weight: 900,
  stiffness: 0.5,
  nap: 0.15,
})
