import type { Layer as PsdLayer, LayerMaskData } from 'ag-psd'
import type { CanvasDocument } from '../../document/canvasDocument.ts'
import { type GroupLayer, isTiled, type Layer, type Mask, type TiledLayer } from '../../document/layer.ts'
import type { TileStore } from '../../tiles/tileStore.ts'
import { filledSheet, type WrittenCanvas } from '../incoming.ts'
import { planeOfMask } from '../maskTiles.ts'
import { paintedPart } from '../paintedPart.ts'
import { type Note, notDrawn } from '../said.ts'
import { adjustmentNames, psdOfAdjustment } from './adjustments.ts'
import { blendNames } from './blendNames.ts'
import { writeStructure } from './library.ts'
import { psdOfLetters } from './texts.ts'

/** A painting as a Photoshop file with its layers; `composite` is its picture, opaque, as the painter draws it. */
export function writePsd(document: CanvasDocument, tiles: TileStore, composite: Uint8ClampedArray): WrittenCanvas {
  const { width, height, root } = document
  const said: Note[] = []
  const children = [sheetOf(document), ...layersOut(document, root, tiles, said)]
  const bytes = writeStructure({ width, height, imageData: imageOf(composite, width, height), children })
  return { bytes, said }
}

const imageOf = (rgba: Uint8ClampedArray | Uint8Array, width: number, height: number) => ({ data: rgba, width, height })

/** The sheet as the lowest layer: Photoshop knows no colour below all layers. */
function sheetOf(document: CanvasDocument): PsdLayer {
  const { rgba, width, height } = filledSheet(document, document.color)
  return {
    name: 'Background',
    protected: { position: true, composite: true },
    left: 0,
    top: 0,
    imageData: imageOf(rgba, width, height),
  }
}

function layersOut(document: CanvasDocument, ids: readonly string[], tiles: TileStore, said: Note[]): PsdLayer[] {
  return ids.flatMap((id, i) => {
    const layer = document.layers[id]
    if (!layer) return []
    const every = everyOut(layer, tiles)
    if (layer.kind === 'group') return [{ ...every, ...groupOut(document, layer, ids[i + 1], tiles, said) }]
    if (isTiled(layer)) return [{ ...every, ...pixelsOut(layer, tiles), ...lettersOut(layer, said) }]
    const adjustment = psdOfAdjustment(layer.adjustment)
    const what = [notDrawn[adjustmentNames[layer.adjustment.id]].label]
    if (!adjustment) said.push({ id: 'adjustmentOurs', layer: layer.name, what })
    return [{ ...every, ...(adjustment ? { adjustment } : {}) }]
  })
}

function groupOut(
  document: CanvasDocument,
  group: GroupLayer,
  next: string | undefined,
  tiles: TileStore,
  said: Note[],
): PsdLayer {
  // A group that is clipped, or that something is clipped to, is a picture of its own and passes nothing through.
  const own = group.clipping || document.layers[next ?? '']?.clipping
  return {
    opened: true,
    ...(group.passThrough && !own ? { blendMode: 'pass through' } : {}),
    children: layersOut(document, group.children, tiles, said),
  }
}

function everyOut(layer: Layer, tiles: TileStore): PsdLayer {
  return {
    name: layer.name,
    hidden: !layer.visible,
    opacity: layer.opacity,
    blendMode: blendNames[layer.blend],
    clipping: layer.clipping,
    transparencyProtected: layer.lockAlpha,
    protected: { transparency: layer.lockAlpha, composite: layer.fixed, position: layer.pinned },
    ...(layer.background ? { nameSource: 'bgnd' } : {}),
    ...(layer.blend === 'colorBurn' ? { blendClippendElements: true } : {}),
    ...(layer.mask ? { mask: maskOut(layer.mask, tiles) } : {}),
  }
}

function pixelsOut(layer: TiledLayer, store: TileStore): PsdLayer {
  const painted = paintedPart(layer, store)
  if (!painted) return {}
  const { box, rgba } = painted
  return { left: box.x0, top: box.y0, imageData: imageOf(rgba, box.x1 - box.x0, box.y1 - box.y0) }
}

function maskOut(mask: Mask, store: TileStore): LayerMaskData {
  const { box, levels, outside } = planeOfMask(mask, store)
  const rgba = new Uint8ClampedArray(levels.length * 4)
  for (let i = 0; i < levels.length; i++) rgba.fill(levels[i]!, i * 4, i * 4 + 3).fill(255, i * 4 + 3, i * 4 + 4)
  return {
    left: box.x0,
    top: box.y0,
    defaultColor: outside === 'shown' ? 255 : 0,
    disabled: !mask.enabled,
    ...(levels.length > 0 ? { imageData: imageOf(rgba, box.x1 - box.x0, box.y1 - box.y0) } : {}),
  }
}

function lettersOut(layer: TiledLayer, said: Note[]): PsdLayer {
  if (layer.kind !== 'text') return {}
  const { opacity, backgroundOpacity } = layer.style
  if (opacity < 1 || backgroundOpacity > 0) said.push({ id: 'textGround', layer: layer.name, what: [] })
  if (layer.place.kind === 'curve') said.push({ id: 'textForm', layer: layer.name, what: [] })
  return { text: psdOfLetters(layer) }
}
