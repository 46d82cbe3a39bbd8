import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const sequin = defineFabric({
  id: 'sequin',
  label: 'Sequins',
  inflate: 0.46,
  fold: 0.95,
  wrap: 0.05,
  shine: 0.35,
  sharpness: 10,
  ambient: 0.36,
  weave: 'sequin',
  weaveStrength: 0.5,
  opacity: 1,
  weight: 420,
  stiffness: 0.4,
  handle: handles.poplin,
  metallic: 0.7,
})
