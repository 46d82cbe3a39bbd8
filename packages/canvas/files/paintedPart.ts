import type { TiledLayer } from '../document/layer.ts'
import type { Box } from '../tiles/box.ts'
import { joinTiles } from '../tiles/joinTiles.ts'
import { paintedBox } from '../tiles/paintedBox.ts'
import type { TileStore } from '../tiles/tileStore.ts'

/** The pixels of a layer in the box of the sheet in which it is painted; null where it is empty. */
export function paintedPart(
  { tiles }: TiledLayer,
  store: TileStore,
): { box: Box; rgba: Uint8ClampedArray<ArrayBuffer> } | null {
  const tileAt = (key: string) => store.get(tiles[key])
  const painted = Object.keys(tiles).flatMap((key) => {
    const tile = tileAt(key)
    return tile ? [[key, tile] as const] : []
  })
  const box = paintedBox(painted)
  return box.x0 < box.x1 ? { box, rgba: joinTiles(box, tileAt) } : null
}
