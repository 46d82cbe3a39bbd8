import type { Box } from './box.ts'
import { side, type Tile } from './tile.ts'
import { wordsOf } from './wordsOf.ts'

const none = new Int32Array(side * side)

/** The box within a tile in which two tiles differ, where one that is missing is empty; it holds nothing where they do not. */
export function changedBox(before: Tile | undefined, after: Tile | undefined): Box {
  const [was, now] = [before ? wordsOf(before) : none, after ? wordsOf(after) : none]
  const box: Box = { x0: side, y0: side, x1: 0, y1: 0 }
  for (let i = 0; i < side * side; i++) {
    if (was[i]! === now[i]!) continue
    const x = i & (side - 1)
    const y = i >> 8
    if (x < box.x0) box.x0 = x
    if (x >= box.x1) box.x1 = x + 1
    if (y < box.y0) box.y0 = y
    box.y1 = y + 1
  }
  return box
}
