import type { CanvasDocument } from '../document/canvasDocument.ts'
import { isTiled, type Layer, type TileMap } from '../document/layer.ts'

const tilesOf = (layer: Layer): readonly TileMap[] => [
  ...(isTiled(layer) ? [layer.tiles] : []),
  ...(layer.kind === 'picture' ? [layer.source] : []),
  ...(layer.mask ? [layer.mask.tiles] : []),
]

/** The tiles that some states of a painting name. */
export function neededTiles(states: Iterable<CanvasDocument>): ReadonlySet<number> {
  const needed = new Set<number>()
  const seen = new Set<Layer>()
  for (const { layers } of states)
    for (const layer of Object.values(layers)) {
      if (seen.has(layer)) continue
      seen.add(layer)
      for (const tiles of tilesOf(layer)) for (const ref of Object.values(tiles)) needed.add(ref)
    }
  return needed
}
