import type { Box } from '../tiles/box.ts'
import { joinTiles } from '../tiles/joinTiles.ts'
import type { Tile } from '../tiles/tile.ts'

/** Straight-alpha pixels as words, row by row; reading beyond an edge reads the edge. */
export interface PixelSource {
  readonly words: Int32Array<ArrayBuffer>
  readonly width: number
  readonly height: number
  readonly stride: number
}

/** Empty pixels on each side of a source that is cut out of its tiles. */
export const margin = 2

/** What a box of tiles holds, with an empty margin, so that its edges are soft when it is turned. */
export function pixelSource(box: Readonly<Box>, tileOf: (key: string) => Tile | undefined): PixelSource {
  const around = { x0: box.x0 - margin, y0: box.y0 - margin, x1: box.x1 + margin, y1: box.y1 + margin }
  const words = new Int32Array(joinTiles(around, tileOf).buffer)
  const [width, height] = [around.x1 - around.x0, around.y1 - around.y0]
  for (let y = 0; y < height; y++) {
    const inside = y >= margin && y < height - margin
    if (!inside) words.fill(0, y * width, (y + 1) * width)
    words.fill(0, y * width, y * width + margin)
    words.fill(0, (y + 1) * width - margin, (y + 1) * width)
  }
  return { words, width, height, stride: width }
}
