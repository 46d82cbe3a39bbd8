import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

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
  handle: handles.denim,
  nap: 0.12,
})
