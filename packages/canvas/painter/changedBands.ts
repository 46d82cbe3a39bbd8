import type { Box } from '../tiles/box.ts'
import { side, type Tile } from '../tiles/tile.ts'
import { wordsOf } from '../tiles/wordsOf.ts'

/** Rows that are looked at together: few enough to follow a slanting line, enough to be worth a call. */
const band = 8

/** The parts of a patch in which a tile differs from how it was, as a box for every few rows; `before` becomes the same there. */
export function changedBands(before: Tile, now: Tile, { x0, y0, x1, y1 }: Readonly<Box>): readonly Box[] {
  const [was, is] = [wordsOf(before), wordsOf(now)]
  const boxes: Box[] = []
  for (let top = y0; top < y1; top += band) {
    const bottom = Math.min(y1, top + band)
    let [left, right] = [x1, x0]
    for (let y = top; y < bottom; y++) {
      const row = y * side
      let from = x0
      while (from < x1 && was[row + from] === is[row + from]) from++
      if (from === x1) continue
      let to = x1
      while (was[row + to - 1] === is[row + to - 1]) to--
      was.set(is.subarray(row + from, row + to), row + from)
      left = Math.min(left, from)
      right = Math.max(right, to)
    }
    if (left < right) boxes.push({ x0: left, y0: top, x1: right, y1: bottom })
  }
  return boxes
}
