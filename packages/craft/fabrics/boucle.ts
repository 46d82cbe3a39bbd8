import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const boucle = defineFabric({
  id: 'boucle',
  label: 'Bouclé',
  inflate: 0.5,
  fold: 0.75,
  wrap: 0.45,
  shine: 0,
  sharpness: 4,
  ambient: 0.47,
  weave: 'boucle',
  weaveStrength: 0.3,
  opacity: 1,
  weight: 400,
  stiffness: 0.65,
  handle: handles.wool,
})
