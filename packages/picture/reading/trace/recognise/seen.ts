import type { Mask, Plane } from '../../../kernels/plane.ts'
import { type Shape, shapeOf } from '../shape/shape.ts'
import { type Traits, traitsOf } from './traits.ts'
import { setUpright, type Upright } from './upright.ts'

/** All that recognition looks at. */
export interface Seen {
  shape: Shape
  upright: Upright
  traits: Traits
}

/** Reads what is to be recognised from a mask and the darkness 0..1 of its lines; null for an empty mask. */
export function seenOf(mask: Mask, darkness: Plane): Seen | null {
  const shape = shapeOf(mask)
  if (!shape) return null
  const upright = setUpright(shape, mask, darkness)
  return { shape, upright, traits: traitsOf(upright) }
}
