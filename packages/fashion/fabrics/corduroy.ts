import { defineFabric } from './fabric.ts'

export const corduroy = defineFabric({
  id: 'corduroy',
  label: 'Corduroy',
  inflate: 0.48,
  fold: 0.95,
  wrap: 0.3,
  shine: 0.02,
  sharpness: 6,
  ambient: 0.42,
  weave: 'wale',
  weaveStrength: 0.26,
  opacity: 1,
  weight: 330,
  stiffness: 0.65,
  nap: 0.12,
})
