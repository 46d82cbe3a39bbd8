import { side, type Tile } from '../tiles/tile.ts'
import { wordsOf } from '../tiles/wordsOf.ts'
import type { PixelSource } from '../warping/pixelSource.ts'

/** Lays the tiles of a layer out on a sheet, with one column and one row more that repeat the last; what hangs over the sheet's edges is left out. */
export function sheetSource(width: number, height: number, tileOf: (key: string) => Tile | undefined): PixelSource {
  const stride = width + 1
  const words = new Int32Array(stride * (height + 1))
  for (let top = 0; top < height; top += side)
    for (let left = 0; left < width; left += side) {
      const tile = tileOf(`${left / side},${top / side}`)
      if (!tile) continue
      const from = wordsOf(tile)
      const across = Math.min(side, width - left)
      for (let y = 0; y < Math.min(side, height - top); y++)
        words.set(from.subarray(y * side, y * side + across), (top + y) * stride + left)
    }
  for (let y = 0; y < height; y++) words[y * stride + width] = words[y * stride + width - 1]!
  words.copyWithin(height * stride, (height - 1) * stride, height * stride)
  return { words, width, height, stride }
}
