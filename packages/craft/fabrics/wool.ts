import { defineFabric } from './fabric.ts'
import { handles } from './handle.ts'

export const wool = defineFabric({
  id: 'wool',
  label: 'Wool flannel',
  inflate: 0.48,
  fold: 0.95,
  wrap: 0.44,
  shine: 0,
  sharpness: 4,
  ambient: 0.46,
  weave: 'felt',
  weaveStrength: 0.137,
  opacity: 1,
  weight: 300,
  stiffness: 0.6,
  nap: 0.2,
  handle: handles.wool,
})
