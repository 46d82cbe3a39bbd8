import type { Selection } from '../tiles/selection.ts'
import { boundedSelection } from './boundedSelection.ts'
import { colorsOff } from './colorsOff.ts'

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
  const at = y * width + x
  const [red = 0, green = 0, blue = 0, opaque = 0] = pixels.subarray(at * 4, at * 4 + 4)
  const off = colorsOff(pixels, red, green, blue, opaque)
  const alpha = contiguous ? filled(off, width, at, tolerance) : off.map((one) => (one <= tolerance ? 255 : 0))
  softenBorder(alpha, off, width, tolerance)
  return boundedSelection(width, height, alpha)
}

/** Fills by runs of a row from a pixel on, as far as the colour goes. */
function filled(off: Uint8Array, width: number, start: number, tolerance: number): Uint8Array<ArrayBuffer> {
  const alpha = new Uint8Array(off.length)
  const open = [start]
  const free = (i: number) => alpha[i] === 0 && off[i]! <= tolerance
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    if (!free(i)) continue
    const left = i - (i % width)
    const right = left + width
    let from = i
    while (from > left && free(from - 1)) from--
    let [above, below] = [false, false]
    for (let at = from; at < right && free(at); at++) {
      alpha[at] = 255
      const up = at >= width && free(at - width)
      const down = at + width < off.length && free(at + width)
      if (up && !above) open.push(at - width)
      if (down && !below) open.push(at + width)
      above = up
      below = down
    }
  }
  return alpha
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
