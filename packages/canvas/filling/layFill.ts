import { type Box, sharedBox } from '../tiles/box.ts'
import type { Selection } from '../tiles/selection.ts'
import { side, type Tile } from '../tiles/tile.ts'
import { wordsOf } from '../tiles/wordsOf.ts'
import type { Ink } from '../stroke/ink.ts'
import { layPixel } from '../stroke/layPixel.ts'

/** Lays a color, or the paint of a gradient or a print, on a tile whose corner is at (ox, oy): within a region and the ink's selection, everywhere where neither is told. */
export function layFill(
  before: Tile,
  after: Tile,
  ox: number,
  oy: number,
  box: Readonly<Box>,
  region: Selection | undefined,
  { color: [r, g, b], opacity, lays, selection, lockAlpha = false, paint }: Ink,
): void {
  const from = wordsOf(before)
  const to = wordsOf(after)
  const plain = r | (g << 8) | (b << 16) | (255 << 24)
  const { x0, y0, x1, y1 } = sharedBox(box, { x0: ox, y0: oy, x1: ox + side, y1: oy + side })
  const shareAt = (pixels: Selection | undefined, x: number, y: number) =>
    pixels ? pixels.alpha[y * pixels.width + x]! / 255 : 1
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const i = (y - oy) * side + x - ox
      const under = from[i]!
      const cover = shareAt(region, x, y) * shareAt(selection, x, y) * opacity
      to[i] = cover > 0 ? layPixel(under, paint ? paint(x, y) : plain, cover, lays, lockAlpha) : under
    }
  }
}
