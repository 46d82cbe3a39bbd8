import type { Adjustment } from '@toile/canvas/document/adjustment.ts'
import { applyAdjustment } from '@toile/canvas/adjusting/applyAdjustment.ts'
import { reachOf } from '@toile/canvas/adjusting/reachOf.ts'
import { joinTiles } from '@toile/canvas/tiles/joinTiles.ts'
import type { Selection } from '@toile/canvas/tiles/selection.ts'
import { side, type Tile, tileBytes, tilePlace } from '@toile/canvas/tiles/tile.ts'

interface Adjusting {
  readonly before: (key: string) => Tile | undefined
  readonly selection: Selection | undefined
  readonly lockAlpha: boolean
}

/** A tile of a layer as an adjustment leaves it, as far as it is selected. */
export function adjustedTile(key: string, adjustment: Adjustment, { before, selection, lockAlpha }: Adjusting): Tile {
  const [column, row] = tilePlace(key)
  const [x, y] = [column * side, row * side]
  const reach = reachOf(adjustment)
  const wide = side + reach * 2
  const box = { x0: x - reach, y0: y - reach, x1: x + side + reach, y1: y + side + reach }
  const done = applyAdjustment(adjustment, joinTiles(box, before), wide, wide, box.x0, box.y0)
  const was = before(key)
  const tile: Tile = new Uint8ClampedArray(tileBytes)
  for (let py = 0; py < side; py++)
    for (let px = 0; px < side; px++) {
      const to = (py * side + px) * 4
      const from = ((py + reach) * wide + px + reach) * 4
      mixPixel(tile, to, was, done, from, shareAt(selection, x + px, y + py), lockAlpha)
    }
  return tile
}

const shareAt = (selection: Selection | undefined, x: number, y: number) => {
  if (!selection) return 1
  if (x < 0 || y < 0 || x >= selection.width || y >= selection.height) return 0
  return selection.alpha[y * selection.width + x]! / 255
}

/** Lays a share of an adjusted pixel over what was there; what is not seen lends no color. */
function mixPixel(
  tile: Tile,
  to: number,
  was: Tile | undefined,
  done: Uint8ClampedArray,
  from: number,
  share: number,
  lockAlpha: boolean,
): void {
  const own = was ? was[to + 3]! : 0
  const next = lockAlpha ? own : done[from + 3]!
  const alpha = own + (next - own) * share
  const part = alpha > 0 ? (next * share) / alpha : 0
  for (let channel = 0; channel < 3; channel++) {
    const before = was ? was[to + channel]! : 0
    tile[to + channel] = before + (done[from + channel]! - before) * part
  }
  tile[to + 3] = alpha
}
