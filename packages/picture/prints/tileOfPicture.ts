import type { Repeat } from '@toile/craft/prints/repeat.ts'
import { shrink } from '../kernels/shrink.ts'
import type { Pixels } from '../surface.ts'
import { seamOf } from './seamOf.ts'

/** An uploaded picture made ready to repeat over cloth. */
export interface PictureTile {
  /** At most 1024 pixels on the longer side, aspect kept, even sides so that it can drop by half. */
  tile: Pixels
  /** Whether some repeat joins without a visible seam. */
  tiles: boolean
  /** The repeat to propose: the first seamless one of straight, half drop and brick, else mirror, which always joins. */
  repeat: Repeat
}

const longest = 1024
/** Change across the join as a multiple of the change inside; above this a seam is seen (tracing.md C). */
const seen = 1.5

/** A picture as it is printed: at most 1024 pixels on the longer side, shrunk alike by every host, so that each prints the same of it. */
export const printedOf = (picture: Pixels): Pixels => evenSides(shrink(picture, longest))

/** Prepares an uploaded print: shrinks it for sampling and proposes the repeat under which its edges meet. */
export function tileOfPicture(picture: Pixels): PictureTile {
  const tile = printedOf(picture)
  const fitting = (['straight', 'halfDrop', 'brick'] as const).find((repeat) => {
    const { across, down } = seamOf(tile, repeat)
    return across <= seen && down <= seen
  })
  return { tile, tiles: fitting !== undefined, repeat: fitting ?? 'mirror' }
}

/** The picture with even sides, so that half drops and bricks shift by whole pixels; an odd last row or column is repeated. */
export function evenSides(picture: Pixels): Pixels {
  const width = Math.max(2, picture.width & ~1)
  const height = Math.max(2, picture.height & ~1)
  if (width === picture.width && height === picture.height) return picture
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    const row = Math.min(y, picture.height - 1) * picture.width
    for (let x = 0; x < width; x++) {
      const from = (row + Math.min(x, picture.width - 1)) * 4
      rgba.set(picture.rgba.subarray(from, from + 4), (y * width + x) * 4)
    }
  }
  return { width, height, rgba }
}
