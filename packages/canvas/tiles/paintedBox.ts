import { type Box, emptyBox, includeBox } from './box.ts'
import { side, type Tile, tilePlace } from './tile.ts'
import { wordsOf } from './wordsOf.ts'

/** The box of the sheet in which tiles are painted at all; an empty box where they are not. */
export function paintedBox(tiles: Iterable<readonly [key: string, tile: Tile]>): Box {
  const box = emptyBox()
  for (const [key, tile] of tiles) {
    const [column, row] = tilePlace(key)
    const words = wordsOf(tile)
    for (let i = 0; i < side * side; i++) {
      if (words[i]! >>> 24 === 0) continue
      const x = column * side + (i & (side - 1))
      const y = row * side + (i >> 8)
      includeBox(box, x, y, x + 1, y + 1)
    }
  }
  return box
}
