import type { CanvasDocument } from '../document/canvasDocument.ts'
import { layerOf } from '../document/checkLayers.ts'
import type { Layer, TileMap } from '../document/layer.ts'
import { inOrder, withHeld } from '../document/layerTree.ts'
import type { TileStore } from '../tiles/tileStore.ts'

/** Layers of a painting with all that they hold, carried into the store of another under fresh ids, as the change `pasteLayers` takes them. */
export function carriedLayers(
  document: CanvasDocument,
  ids: readonly string[],
  from: TileStore,
  into: TileStore,
  newId: () => string,
): { layers: readonly Layer[]; ids: readonly string[] } {
  const inside = new Set(ids.flatMap((id) => withHeld(document, id).slice(1)))
  const roots = inOrder(document).filter((id) => ids.includes(id) && !inside.has(id))
  const whole = roots.flatMap((id) => withHeld(document, id))
  const names = new Map(whole.map((id) => [id, newId()]))
  const refs = new Map<number, number>()
  const carry = (map: TileMap): TileMap =>
    Object.fromEntries(
      Object.entries(map).flatMap(([key, ref]) => {
        const tile = from.get(ref)
        if (!tile) return []
        const kept = refs.get(ref) ?? (from === into ? ref : into.keep(tile))
        refs.set(ref, kept)
        return [[key, kept]]
      }),
    )
  const renamed = (id: string) => names.get(id) ?? id
  const layers = whole.map((id): Layer => {
    const layer = layerOf(document, id)
    const mask = layer.mask && { ...layer.mask, tiles: carry(layer.mask.tiles) }
    const own = { id: renamed(id), ...(mask && { mask }) }
    if (layer.kind === 'group') return { ...layer, ...own, children: layer.children.map(renamed) }
    if (layer.kind === 'adjustment') return { ...layer, ...own }
    if (layer.kind === 'picture') return { ...layer, ...own, tiles: carry(layer.tiles), source: carry(layer.source) }
    return { ...layer, ...own, tiles: carry(layer.tiles) }
  })
  return { layers, ids: roots.map(renamed) }
}
