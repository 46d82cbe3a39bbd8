import { side } from '../tiles/tile.ts'
import { wordsOf } from '../tiles/wordsOf.ts'
import type { Blender } from './blender.ts'
import { layClear, layOpaque, maskedBy, shareOf, weightOf } from './laying.ts'

/** 255 over the source, in 65,536ths. */
const burnt = Int32Array.from({ length: 256 }, (_, above) => (above === 0 ? 0 : Math.floor((255 * 65536) / above)))

function mix(below: number, above: number): number {
  if (below === 255) return 255
  if (255 - below >= above) return 0
  return 255 - (((255 - below) * burnt[above]! + 32768) >>> 16)
}

/** Color burn: the ground burnt by the source (W3C compositing, requirement S3.23). */
export const colorBurn: Blender = (ground, source, { x0, y0, x1, y1 }, opacity, mask, atop = false) => {
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
