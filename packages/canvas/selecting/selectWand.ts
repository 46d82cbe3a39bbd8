import { channelsAt } from '../tiles/channelsAt.ts'
import type { Selection } from '../tiles/selection.ts'
import { boundedSelection } from './boundedSelection.ts'
import { colorsOff } from './colorsOff.ts'
import { flood } from './flood.ts'

/** How a wand selects: by how much a colour may differ, 0 to 255, and whether only what hangs together with the touched pixel counts. */
export interface WandRule {
  readonly tolerance: number
  readonly contiguous: boolean
}

/** What is of the colour at a pixel, in the pixels of one layer or of the whole picture; pixels at its border that are only half of it are selected in part. */
export function selectWand(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  [x, y]: readonly [number, number],
  { tolerance, contiguous }: WandRule,
): Selection {
  const off = colorsOff(pixels, channelsAt({ width, rgba: pixels }, x, y))
  const open = off.map((one) => (one <= tolerance ? 255 : 0))
  const alpha = contiguous ? flood(open, width, y * width + x) : open
  softenBorder(alpha, off, width, tolerance)
  return boundedSelection(width, height, alpha)
}

/** Selects pixels beside what is full as far as they are still of the colour. */
function softenBorder(alpha: Uint8Array, off: Uint8Array, width: number, tolerance: number): void {
  const fade = tolerance + 16
  for (let i = 0; i < alpha.length; i++) {
    const beyond = off[i]! - tolerance
    if (beyond <= 0 || beyond >= fade) continue
    const column = i % width
    const beside =
      (column > 0 && alpha[i - 1] === 255) ||
      (column < width - 1 && alpha[i + 1] === 255) ||
      alpha[i - width] === 255 ||
      alpha[i + width] === 255
    if (beside) alpha[i] = Math.min(254, (255 * (fade - beyond)) / fade)
  }
}
