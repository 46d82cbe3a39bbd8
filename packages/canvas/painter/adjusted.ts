import { applyAdjustment } from '../adjusting/applyAdjustment.ts'
import type { AdjustmentLayer } from '../document/layer.ts'
import { type Box, sharedBox } from '../tiles/box.ts'
import { joinTiles } from '../tiles/joinTiles.ts'
import { side, type Tile, tilePlace } from '../tiles/tile.ts'
import type { Sources } from './sources.ts'

/** A patch of a tile as an adjustment makes it, in a tile of its own; `below` tells what lies below the adjustment on the tiles around, where it reads any. */
export function adjusted(
  sources: Sources,
  ground: Tile,
  layer: AdjustmentLayer,
  key: string,
  patch: Readonly<Box>,
  below: (near: string) => Tile | undefined,
): Tile {
  const { width, height } = sources.document
  const [column, row] = tilePlace(key)
  const [x, y] = [column * side, row * side]
  const reach = sources.reach(layer)
  const sheet = { x0: 0, y0: 0, x1: width, y1: height }
  const box = sharedBox({ x0: x + patch.x0, y0: y + patch.y0, x1: x + patch.x1, y1: y + patch.y1 }, sheet)
  // Beyond the sheet nothing is adjusted.
  const out = ground.slice()
  if (box.x0 >= box.x1 || box.y0 >= box.y1) return out
  const read = sharedBox({ x0: box.x0 - reach, y0: box.y0 - reach, x1: box.x1 + reach, y1: box.y1 + reach }, sheet)
  const pixels = joinTiles(read, reach === 0 ? () => ground : below)
  const wide = read.x1 - read.x0
  const made = applyAdjustment(layer.adjustment, pixels, wide, read.y1 - read.y0, read.x0, read.y0)
  for (let py = box.y0; py < box.y1; py++) {
    const from = ((py - read.y0) * wide + box.x0 - read.x0) * 4
    out.set(made.subarray(from, from + (box.x1 - box.x0) * 4), ((py - y) * side + box.x0 - x) * 4)
  }
  return out
}
