import type { Selection } from '../tiles/selection.ts'
import { side, type Tile } from '../tiles/tile.ts'
import { boundedSelection } from './boundedSelection.ts'

/** What a layer covers, as far as it covers it. */
export function selectAlpha(width: number, height: number, tileOf: (key: string) => Tile | undefined): Selection {
  const alpha = new Uint8Array(width * height)
  for (let top = 0; top < height; top += side)
    for (let left = 0; left < width; left += side) {
      const tile = tileOf(`${left / side},${top / side}`)
      if (!tile) continue
      const across = Math.min(side, width - left)
      for (let y = 0; y < Math.min(side, height - top); y++)
        for (let x = 0; x < across; x++) alpha[(top + y) * width + left + x] = tile[(y * side + x) * 4 + 3]!
    }
  return boundedSelection(width, height, alpha)
}
