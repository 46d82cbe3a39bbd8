import type { Color } from '@toile/craft/colors/color.ts'
import type { Mask } from '../../../kernels/plane.ts'
import type { Pixels } from '../../../surface.ts'
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
  /** The motif without the clear ground about it. */
  mask: Mask
  /** Whether it has an up and is turned but little. */
  stands: boolean
}

/** A cut-out in inks: what its mask holds, the rest clear. */
export function artOf(pixels: Pixels, mask: Mask, colors: readonly Color[], stands = false): Art {
  const { width, height } = pixels
  const opaque = { width, height, rgba: pixels.rgba.map((value, i) => (i % 4 === 3 ? 255 : value)) }
  const { index } = inked(opaque, colors, null, 2)
  const shares = new Float64Array(colors.length)
  let covered = 0
  mask.values.forEach((inside, i) => {
    if (!inside) {
      index[i] = colors.length
      return
    }
    shares[index[i]]++
    covered++
  })
  const inkAt = readInks({ width, height, index }, colors.length + 1, { across: 'mirror', down: 'mirror' }, 'soft')
  return {
    width,
    height,
    inkAt,
    clear: colors.length,
    shares: shares.map((count) => count / Math.max(1, covered)),
    mask,
    stands,
  }
}
