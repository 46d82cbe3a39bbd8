import type { BodyCategory } from '@toile/craft/garments/garment.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import type { Path, Point } from '@toile/geometry'
import type { AnchorName } from '../anchor.ts'

/** A garment drawn flat, with known anchors: what traced sketches are compared with. Any unit; x from the middle, y down. */
export interface Flat {
  category: BodyCategory
  /** Filled together. */
  outlines: readonly Path[]
  /** The drafted pieces, where the flat comes from the catalogue: they know the inside lines. */
  pieces?: readonly Piece[]
  anchors: Partial<Record<AnchorName, Point>>
}

/** The mirror image of a path. */
export const mirrored = (path: Path): Point[] => path.map(([x, y]) => [-x, y])

/** A closed outline from its right half, drawn from the middle of the top to the middle of the bottom. */
export const closedFromHalf = (right: Path): Point[] => [...right, ...mirrored(right).reverse()]
