import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const organza = defineFabric({
  id: 'organza',
  label: 'Organza',
  inflate: 0.4,
  fold: 1.5,
  wrap: 0.2,
  shine: 0.3,
  sharpness: 16,
  ambient: 0.64,
  weave: 'organza',
  weaveStrength: 0.05,
  opacity: 0.36,
  weight: 40,
  stiffness: 0.75,
  handle: handles.organza,
})
