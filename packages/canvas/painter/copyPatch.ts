import type { Box } from '../tiles/box.ts'
import { side, type Tile } from '../tiles/tile.ts'
import { wordsOf } from '../tiles/wordsOf.ts'

/** Copies a patch of one tile to the same place of another. */
export function copyPatch(from: Tile, to: Tile, { x0, y0, x1, y1 }: Readonly<Box>): void {
  const [source, target] = [wordsOf(from), wordsOf(to)]
  for (let y = y0; y < y1; y++) target.set(source.subarray(y * side + x0, y * side + x1), y * side + x0)
}
