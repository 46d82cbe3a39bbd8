import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { z } from 'zod'
import type { CanvasDocument } from './canvasDocument.ts'
import { checkSheet, freeLayer, layerOf } from './checkLayers.ts'
import { isTiled, type RasterLayer, type TileMap } from './layer.ts'
import {
  canvasColorForm,
  layerIdForm,
  matrixForm,
  openLayerForm,
  openTilesForm,
  textPlaceForm,
  textStyleForm,
} from './layerForm.ts'
import { withHeld, withLayer, withChildren, groupOf, childrenOf } from './layerTree.ts'

const changedTiles = z.strictObject({ tiles: openTilesForm, gone: z.array(z.string()).readonly() })

/** Tiles with some put in and some taken out. */
const withTiles = (before: TileMap, put: TileMap, gone: readonly string[]): TileMap =>
  Object.fromEntries(Object.entries({ ...before, ...put }).filter(([key]) => !gone.includes(key)))

/** Puts tiles into a layer of paint: what a stroke, a fill or a move leaves. */
export const setTiles = defineChange({
  id: 'setTiles',
  label: 'Paint',
  says: 'Put tiles into a layer, and take others (gone) out of it.',
  takes: changedTiles.extend({ id: layerIdForm }),
  apply: (document: CanvasDocument, { id, tiles, gone }) => {
    const layer = freeLayer(document, id)
    return isTiled(layer) ? withLayer(document, { ...layer, tiles: withTiles(layer.tiles, tiles, gone) }) : document
  },
})

/** Puts tiles into a layer's mask. */
export const setMaskTiles = defineChange({
  id: 'setMaskTiles',
  label: 'Paint on the mask',
  says: 'Put tiles into the mask of a layer, and take others (gone) out of it.',
  takes: changedTiles.extend({ id: layerIdForm }),
  apply: (document: CanvasDocument, { id, tiles, gone }) => {
    const layer = freeLayer(document, id)
    const { mask } = layer
    return mask
      ? withLayer(document, { ...layer, mask: { ...mask, tiles: withTiles(mask.tiles, tiles, gone) } })
      : document
  },
})

/** Gives a layer a mask, turns it off and on, or with null takes it away. */
export const setMask = defineChange({
  id: 'setMask',
  label: 'Mask',
  nearer({ mask }) {
    if (mask === null) return { label: 'Remove the mask' }
    return { label: mask.tiles ? 'New mask' : mask.enabled ? 'Turn the mask on' : 'Turn the mask off' }
  },
  says: 'Give a layer a mask with tiles, turn its mask off and on, or with null take it away.',
  takes: z.strictObject({
    id: layerIdForm,
    mask: z
      .strictObject({
        tiles: openTilesForm.optional(),
        outside: z.enum(['shown', 'hidden']).optional(),
        enabled: z.boolean(),
      })
      .nullable(),
  }),
  apply: (document: CanvasDocument, { id, mask }) => {
    const layer = freeLayer(document, id)
    if (mask === null) return layer.mask ? withLayer(document, { ...layer, mask: undefined }) : document
    const { tiles = layer.mask?.tiles ?? {}, outside = layer.mask?.outside ?? 'shown', enabled } = mask
    return withLayer(document, { ...layer, mask: { tiles, outside, enabled } })
  },
})

/** Makes a picture, a text or a shape of a layer plain paint (requirement S4.11). */
export const rasterize = defineChange({
  id: 'rasterize',
  label: 'Rasterize',
  says: 'Make plain paint of a picture or text layer; it looks the same and can be pushed about.',
  takes: z.strictObject({ id: layerIdForm }),
  apply: (document: CanvasDocument, { id }) => {
    const layer = freeLayer(document, id)
    if (!isTiled(layer) || layer.kind === 'raster') return document
    const { visible, pinned, fixed, background, opacity, blend, clipping, lockAlpha, mask, part, name, tiles } = layer
    const look = { visible, pinned, fixed, background, opacity, blend, clipping, lockAlpha }
    const paint: RasterLayer = {
      kind: 'raster',
      id,
      name,
      ...look,
      tiles,
      ...(mask && { mask }),
      ...(part && { part }),
    }
    return withLayer(document, paint)
  },
})

/** Puts one layer in the place of several: what merging and flattening leave. */
export const mergeLayers = defineChange({
  id: 'mergeLayers',
  label: 'Merge layers',
  says: 'Put one layer of paint in the place of several (ids), at the place of the layer that is named last.',
  takes: z.strictObject({ ids: z.array(layerIdForm).min(1).readonly(), layer: openLayerForm, at: layerIdForm }),
  apply: (document: CanvasDocument, { ids, layer, at }) => {
    const gone = new Set(ids.flatMap((id) => withHeld(document, layerOf(document, id).id)))
    for (const id of gone) freeLayer(document, id)
    const into = groupOf(document, at)
    const children = childrenOf(document, into).map((id) => (id === at ? layer.id : id))
    const put = withChildren({ ...document, layers: { ...document.layers, [layer.id]: layer } }, into, children)
    const keeps = (id: string) => id === layer.id || !gone.has(id)
    const layers = Object.values(put.layers)
      .filter(({ id }) => keeps(id))
      .map((one) => (one.kind === 'group' ? { ...one, children: one.children.filter(keeps) } : one))
    return {
      ...put,
      root: put.root.filter(keeps),
      layers: Object.fromEntries(layers.map((one) => [one.id, one])),
      active: layer.id,
    }
  },
})

/** Says what a text layer says, how it looks and where it stands, with the tiles that show it. */
export const setText = defineChange({
  id: 'setText',
  label: 'Text',
  says: 'Change the words of a text layer, how they look and where they stand, with the tiles that show them.',
  takes: z.strictObject({
    id: layerIdForm,
    text: z.string().max(20_000),
    style: textStyleForm,
    place: textPlaceForm,
    breaks: z.array(z.number().int().min(0)).readonly(),
    matrix: matrixForm,
    tiles: openTilesForm,
  }),
  apply: (document: CanvasDocument, { id, ...told }) => {
    const layer = freeLayer(document, id)
    return layer.kind === 'text' ? withLayer(document, { ...layer, ...told }) : document
  },
})

/** Moves a picture layer, with the tiles that show it where it lies. */
export const setPicture = defineChange({
  id: 'setPicture',
  label: 'Move the picture',
  says: 'Change how a picture layer lies on the sheet, with the tiles that show it there.',
  takes: z.strictObject({ id: layerIdForm, matrix: matrixForm, tiles: openTilesForm }),
  apply: (document: CanvasDocument, { id, ...told }) => {
    const layer = freeLayer(document, id)
    return layer.kind === 'picture' ? withLayer(document, { ...layer, ...told }) : document
  },
})

/** Gives the sheet another colour. */
export const colorSheet = defineChange({
  id: 'colorSheet',
  label: 'Colour of the sheet',
  says: 'Give the sheet under all layers another colour.',
  takes: z.strictObject({ color: canvasColorForm }),
  apply: (document: CanvasDocument, { color }) => (document.color === color ? document : { ...document, color }),
})

/** Gives the sheet other sides, with the layers as they then lie: crop, and resize. */
export const frameSheet = defineChange({
  id: 'frameSheet',
  label: 'Size of the sheet',
  says: 'Give the sheet other sides in pixels, with every layer as it then lies.',
  takes: z.strictObject({
    width: z.number().int(),
    height: z.number().int(),
    layers: z.array(openLayerForm).readonly(),
  }),
  apply: (document: CanvasDocument, { width, height, layers }) => {
    checkSheet(width, height)
    return layers.reduce<CanvasDocument>(
      (now, layer) => (now.layers[layer.id] ? withLayer(now, layer) : now),
      width === document.width && height === document.height ? document : { ...document, width, height },
    )
  },
})
