import { refuse } from '@toile/rules/refusals.ts'
import type { CanvasDocument } from '../document/canvasDocument.ts'
import { freeLayer } from '../document/checkLayers.ts'
import { isTiled, type Layer, type RasterLayer, type TileMap } from '../document/layer.ts'
import { childrenOf, groupOf, withHeld } from '../document/layerTree.ts'
import { newLayer } from '../document/newLayer.ts'
import type { Painter } from '../painter/openPainter.ts'
import { keysOf } from '../tiles/eachPatch.ts'
import { isEmptyTile } from '../tiles/tile.ts'
import type { TileStore } from '../tiles/tileStore.ts'

/** What a merge puts in the place of layers, as the change `mergeLayers` takes it. */
export interface Merge {
  readonly ids: readonly string[]
  readonly layer: RasterLayer
  readonly at: string
}

/** Composes layers to pixels. */
export interface Merging {
  readonly document: CanvasDocument
  readonly tiles: TileStore
  readonly painter: Painter
}

/** The keys at which layers, and what they hold, are painted. */
function paintedKeys({ document }: Merging, ids: readonly string[]): readonly string[] {
  const layers = ids.flatMap((id) => withHeld(document, id)).flatMap((id) => document.layers[id] ?? [])
  const keys = layers.flatMap((layer) => (isTiled(layer) ? Object.keys(layer.tiles) : []))
  return [...new Set(keys)]
}

/** The tiles of a painting that holds only some layers, on a colour or on nothing. */
function composed(
  { document, tiles, painter }: Merging,
  root: readonly string[],
  keys: readonly string[],
  color: string | null,
): TileMap {
  const only = { ...document, root }
  const pictures = keys.map((key) => [key, painter.compose(only, key, color)] as const)
  return Object.fromEntries(
    pictures.filter(([, picture]) => !isEmptyTile(picture)).map(([key, picture]) => [key, tiles.keep(picture)]),
  )
}

/** A layer and the one below it as one, which lies as the lower one did; refused where there is no paint below. */
export function mergedDown(merging: Merging, id: string): Merge {
  const { document } = merging
  const upper = freeLayer(document, id)
  const list = childrenOf(document, groupOf(document, id))
  const lower = document.layers[list[list.indexOf(id) - 1] ?? '']
  if (!lower || !isTiled(lower) || !lower.visible || !upper.visible) throw refuse('nothingToMerge')
  freeLayer(document, lower.id)
  const plain: Layer = { ...lower, blend: 'normal', clipping: false }
  const alone = { ...document, layers: { ...document.layers, [lower.id]: plain } }
  const ids = [lower.id, id]
  const map = composed({ ...merging, document: alone }, ids, paintedKeys(merging, ids), null)
  const { blend, clipping, pinned, background, lockAlpha, name } = lower
  const layer = { ...newLayer(lower.id, name, map), blend, clipping, pinned, background, lockAlpha }
  return { ids, layer, at: lower.id }
}

/** Layers of one list, or a group by itself, as one layer at the place of the uppermost. */
export function mergedTogether(merging: Merging, ids: readonly string[], id: string): Merge {
  const { document } = merging
  const list = childrenOf(document, groupOf(document, ids[0] ?? ''))
  const told = list.filter((one) => ids.includes(one))
  const at = told.at(-1)
  const top = at === undefined ? undefined : freeLayer(document, at)
  if (!top || told.length !== ids.length) throw refuse('nothingToMerge')
  const map = composed(merging, told, paintedKeys(merging, told), null)
  return { ids: told, layer: newLayer(id, top.name, map), at: top.id }
}

/** All layers that are shown as one, at the place of the lowest; those that are hidden stay. */
export function mergedVisible(merging: Merging, id: string): Merge {
  const { document } = merging
  const shown = document.root.filter((one) => document.layers[one]?.visible)
  const [lowest] = shown
  const layer = document.layers[lowest ?? '']
  if (!layer) throw refuse('nothingToMerge')
  const map = composed(merging, shown, paintedKeys(merging, shown), null)
  return { ids: shown, layer: { ...newLayer(id, layer.name, map), background: layer.background }, at: layer.id }
}

/** The whole painting as one background on the colour of the sheet; what is hidden goes. */
export function flattened(merging: Merging, id: string): Merge {
  const { document } = merging
  const [lowest] = document.root
  const layer = document.layers[lowest ?? '']
  if (!layer) throw refuse('nothingToMerge')
  const map = composed(merging, document.root, keysOf(document.width, document.height), document.color)
  return { ids: document.root, layer: { ...newLayer(id, layer.name, map), background: true }, at: layer.id }
}

/** A layer of paint whose mask has become part of its pixels. */
export function maskApplied({ document, tiles, painter }: Merging, id: string): Merge {
  const layer = freeLayer(document, id)
  if (!layer.mask) throw refuse('layerWithoutMask')
  if (!isTiled(layer)) throw refuse('layerWithoutPaint')
  const { mask: _, ...rest } = layer
  const bare: Layer = {
    ...layer,
    opacity: 1,
    blend: 'normal',
    clipping: false,
    visible: true,
    mask: { ...layer.mask, enabled: true },
  }
  const alone = { ...document, layers: { ...document.layers, [id]: bare } }
  const map = composed({ document: alone, tiles, painter }, [id], Object.keys(layer.tiles), null)
  const { name, visible, pinned, fixed, background, opacity, blend, clipping, lockAlpha } = rest
  const look = { visible, pinned, fixed, background, opacity, blend, clipping, lockAlpha }
  return { ids: [id], layer: { ...newLayer(id, name, map), ...look }, at: id }
}
