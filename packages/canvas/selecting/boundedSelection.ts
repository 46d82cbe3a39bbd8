import type { Box } from '../tiles/box.ts'
import type { Selection } from '../tiles/selection.ts'

const nowhere: Readonly<Box> = { x0: 0, y0: 0, x1: 0, y1: 0 }

/** A selection of bytes whose box is looked for within one that is known to hold all of it. */
export function boundedSelection(
  width: number,
  height: number,
  alpha: Uint8Array<ArrayBuffer>,
  within: Readonly<Box> = { x0: 0, y0: 0, x1: width, y1: height },
): Selection {
  const x0 = Math.max(0, within.x0)
  const x1 = Math.min(width, within.x1)
  let [top, bottom, left, right] = [-1, -1, x1, x0]
  for (let y = Math.max(0, within.y0); y < Math.min(height, within.y1); y++) {
    const row = y * width
    let first = x0
    while (first < x1 && alpha[row + first] === 0) first++
    if (first === x1) continue
    let last = x1
    while (alpha[row + last - 1] === 0) last--
    if (top < 0) top = y
    bottom = y + 1
    if (first < left) left = first
    if (last > right) right = last
  }
  return { width, height, alpha, box: top < 0 ? nowhere : { x0: left, y0: top, x1: right, y1: bottom } }
}
