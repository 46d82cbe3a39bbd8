import { smooth } from '@toile/geometry'
import type { Mask } from '../raster/mask.ts'

/** The tone of a print's line in a flat, lighter than any seam. */
const pen = 168
/** How far the colours of neighbours must lie apart, in steps of a channel, for a line to begin, and to be whole. */
const parts = [14, 52] as const

/** Turns a printed cloth into the lines of its print on white: a thin even line where one colour of it ends. */
export function printInLines(rgba: Uint8ClampedArray, mask: Mask): void {
  const { width, height } = mask
  const printed = rgba.slice()
  const apart = (i: number, j: number) =>
    Math.max(
      Math.abs((printed[i] ?? 0) - (printed[j] ?? 0)),
      Math.abs((printed[i + 1] ?? 0) - (printed[j + 1] ?? 0)),
      Math.abs((printed[i + 2] ?? 0) - (printed[j + 2] ?? 0)),
    )
  for (let y = 0; y < height; y++)
    for (let x = mask.first[y] ?? 0, i = (y * width + x) * 4; x <= (mask.last[y] ?? -1); x++, i += 4) {
      const right = x < (mask.last[y] ?? 0) ? apart(i, i + 4) : 0
      const isOver = y + 1 < height && x >= (mask.first[y + 1] ?? 0) && x <= (mask.last[y + 1] ?? -1)
      const below = isOver ? apart(i, i + width * 4) : 0
      rgba.fill(255 - (255 - pen) * smooth(parts[0], parts[1], Math.max(right, below)), i, i + 3)
    }
}
