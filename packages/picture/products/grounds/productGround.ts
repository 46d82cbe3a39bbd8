import type { Color } from '@toile/craft/colors/color.ts'
import type { ProductGroundId } from '@toile/craft/products/grounds.ts'
import type { Host, Pixels } from '../../surface.ts'

/** The room a ground fills. */
export interface GroundRoom {
  width: number
  height: number
  /** Pixels per head; a head is 220 mm. */
  scale: number
  /** The colour asked for, by the grounds that take one; their own without it. */
  color: Color | null
  seed: number
  /** The line of the picture on which something stands, in pixels; for places. */
  feet: number
  /** The own picture, for the ground that is one. */
  picture: Pixels | null
}

/** A ground before the lamps light it. */
export interface GroundPicture {
  /** Colours without light; alpha is how far they take the light of the lamps, 0 has a light of its own. */
  albedo: Uint8ClampedArray
  /** Slope to the right, slope downwards, height in pixels and how much it mirrors (0..1), of every pixel; nothing where it is smooth and dull. */
  form: Float32Array | null
  /** The line of the horizon in pixels, for places. */
  horizon?: number
}

/** A ground of product pictures (requirement S1.07): a function of its room alone. */
export interface Ground {
  id: ProductGroundId
  draw(host: Host, room: GroundRoom): GroundPicture
}

/** Millimetres of a head. */
const head = 220
/** At most so many heads are shown along the longer side, so that a ground of tiny things has an end. */
const mostHeads = 60

/** Pixels per millimetre of a room. */
export const millimetreOf = ({ width, height, scale }: GroundRoom): number =>
  Math.max(scale, Math.max(width, height) / mostHeads) / head
