import type { Color } from '@toile/fashion/colors/color.ts'
import { motifsOf } from '../../../cutout/motifs/motifsOf.ts'
import type { Pixels } from '../../../surface.ts'
import { shrink } from '../../shrink.ts'
import { calmed } from '../calmed.ts'
import { inked } from '../inked.ts'
import { type InkAt, readInks } from '../readInks.ts'

/** A motif in inks, ready to be laid at any size. */
export interface Art {
  width: number
  height: number
  /** The ink at a point in pixels; `clear` outside the motif. */
  inkAt: InkAt
  clear: number
  /** How much of the motif each ink covers. */
  shares: Float64Array
}

const read = 400
const drawn = 230
const most = 4

/** The motifs of a picture in inks, the most useful first; none where nothing stands alone. */
export function artsOf(picture: Pixels, colors: readonly Color[], seed: number): Art[] {
  const found = motifsOf(shrink(picture, read)).motifs.filter(({ box }) => box.width * box.height > 500)
  return found.slice(0, most).map(({ pixels }) => artOf(shrink(pixels, drawn), colors, seed))
}

function artOf(pixels: Pixels, colors: readonly Color[], seed: number): Art {
  const margin = 3
  const [width, height] = [pixels.width + 2 * margin, pixels.height + 2 * margin]
  const inks = inked(calmed(pixels, 2), colors, seed, 1)
  const index = new Uint8Array(width * height).fill(colors.length)
  const shares = new Float64Array(colors.length)
  let covered = 0
  for (let y = 0; y < pixels.height; y++) {
    for (let x = 0; x < pixels.width; x++) {
      const from = y * pixels.width + x
      if (pixels.rgba[from * 4 + 3] < 128) continue
      index[(y + margin) * width + x + margin] = inks.index[from]
      shares[inks.index[from]]++
      covered++
    }
  }
  const field = { width, height, index }
  const inkAt = readInks(field, colors.length + 1, { across: 'mirror', down: 'mirror' }, 'soft')
  return { width, height, inkAt, clear: colors.length, shares: shares.map((count) => count / Math.max(1, covered)) }
}
