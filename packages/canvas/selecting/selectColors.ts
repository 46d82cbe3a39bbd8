import type { Selection } from '../tiles/selection.ts'
import { boundedSelection } from './boundedSelection.ts'
import { colorsOff } from './colorsOff.ts'

/** What is of any of some colours wherever it lies: in full up to half the fuzziness (0 to 255), fading out up to all of it. */
export function selectColors(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  colors: readonly (readonly [red: number, green: number, blue: number])[],
  fuzziness: number,
): Selection {
  const alpha = new Uint8Array(width * height)
  const half = fuzziness / 2
  const byDistance = Uint8Array.from({ length: 256 }, (_, off) => {
    const left = half === 0 ? (off === 0 ? 1 : 0) : (fuzziness - off) / half
    return Math.round(255 * Math.max(0, Math.min(1, left)))
  })
  for (const [red, green, blue] of colors) {
    const off = colorsOff(pixels, [red, green, blue, 255])
    for (let i = 0; i < alpha.length; i++) {
      const inside = byDistance[off[i]!]!
      if (inside > alpha[i]!) alpha[i] = inside
    }
  }
  return boundedSelection(width, height, alpha)
}
