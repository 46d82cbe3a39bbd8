import { side } from '../tiles/tile.ts'
import { wordsOf } from '../tiles/wordsOf.ts'
import type { Blender } from './blender.ts'
import { hardMixes } from './hardMixes.ts'
import { layClear, layOpaque, maskedBy, shareOf, weightOf } from './laying.ts'

const mix = (below: number, above: number): number => hardMixes[(above << 8) | below]!

/** Hard light: multiplies where the source is dark and screens where it is light (W3C compositing, requirement S3.23). */
export const hardLight: Blender = (ground, source, { x0, y0, x1, y1 }, opacity, mask, atop = false) => {
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
