import { side } from '../tiles/tile.ts'
import { wordsOf } from '../tiles/wordsOf.ts'
import type { Blender } from './blender.ts'
import { layClear, layOpaque, maskedBy, shareOf, weightOf } from './laying.ts'

/** How far the ground can be lightened and darkened, in 65,536ths of a 255th. */
const lighter = Int32Array.from({ length: 256 }, (_, below) => {
  const b = below / 255
  const far = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : Math.sqrt(b)
  return Math.round((far - b) * 65536)
})
const darker = Int32Array.from({ length: 256 }, (_, below) => Math.round((below / 255) * (1 - below / 255) * 65536))

/** Twice the source less the whole, in 255ths, takes its share of either. */
function mix(below: number, above: number): number {
  const turn = 2 * above - 255
  const far = turn < 0 ? darker[below]! : lighter[below]!
  return below + ((Math.imul(turn, far) + 32768) >> 16)
}

/** Soft light: darkens or lightens the ground a little (W3C compositing, requirement S3.23). */
export const softLight: Blender = (ground, source, { x0, y0, x1, y1 }, opacity, mask, atop = false) => {
  const [under, over, shown] = [wordsOf(ground), wordsOf(source), mask && wordsOf(mask)]
  const share = shareOf(opacity)
  for (let y = y0; y < y1; y++)
    for (let i = y * side + x0, end = y * side + x1; i < end; i++) {
      const above = over[i]!
      if (above >>> 24 === 0) continue
      const weight = shown ? maskedBy(weightOf(above, share), shown[i]!) : weightOf(above, share)
      const below = under[i]!
      if (weight === 0 || (atop && below >>> 24 === 0)) continue
      const red = mix(below & 255, above & 255)
      const green = mix((below >>> 8) & 255, (above >>> 8) & 255)
      const blue = mix((below >>> 16) & 255, (above >>> 16) & 255)
      under[i] =
        atop || below >>> 24 === 255
          ? layOpaque(below, red, green, blue, weight)
          : layClear(below, above, red, green, blue, weight)
    }
}
