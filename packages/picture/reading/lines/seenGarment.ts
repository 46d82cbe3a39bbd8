import type { DrawnCategory } from '@toile/craft/sketches/lineDrawing.ts'
import type { LineAsk } from '@toile/craft/sketches/linesOrder.ts'
import type { Mask } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'

/** A garment that is seen in a picture: its part of the picture, and what of that is its cloth. */
export interface SeenGarment {
  pixels: Pixels
  mask: Mask
  /** What may hide more of it: skin, hair, other garments; nothing where it lies alone. */
  hidden: Mask | null
  /** Likeliest first, three at most. */
  choices: readonly { category: DrawnCategory; confidence: number }[]
  /** Whether somebody wears it, so that its two sides hang differently. */
  worn: boolean
  /** Where its part lies in the picture, and how many of the picture's pixels one of its own is. */
  left: number
  top: number
  scale: number
}

/** The garments of a picture, and what a person should look at. */
export interface GarmentsSeen {
  garments: readonly SeenGarment[]
  asks: readonly LineAsk[]
}
