import { initializeCanvas, type Layer as PsdLayer, type LayerMaskData, writePsdUint8Array } from 'ag-psd'
import type { CanvasDocument } from '../../document/canvasDocument.ts'
import { isTiled, type Layer, type Mask, type TiledLayer } from '../../document/layer.ts'
import { joinTiles } from '../../tiles/joinTiles.ts'
import { paintedBox } from '../../tiles/paintedBox.ts'
import type { TileStore } from '../../tiles/tileStore.ts'
import { planeOfMask } from '../maskTiles.ts'
import { type Note, notDrawn } from '../said.ts'
import { adjustmentNames, psdOfAdjustment } from './adjustments.ts'
import { blendNames } from './blendNames.ts'
import { psdOfLetters } from './texts.ts'

initializeCanvas(() => {
  throw new Error('No canvas is needed: pixels are read and written as they are.')
})

/** A file for others, and what of the painting is not the same in it. */
export interface WrittenPsd {
  readonly bytes: Uint8Array
  readonly said: readonly Note[]
}

/** A painting as a Photoshop file with its layers; `composite` is its picture, opaque, as the painter draws it. */
export function writePsd(document: CanvasDocument, tiles: TileStore, composite: Uint8ClampedArray): WrittenPsd {
  const { width, height, root } = document
  const said: Note[] = []
  const children = [sheetOf(document), ...root.flatMap((id) => layersOut(document, id, tiles, said))]
  const bytes = writePsdUint8Array({ width, height, imageData: imageOf(composite, width, height), children })
  return { bytes, said }
}

const imageOf = (rgba: Uint8ClampedArray, width: number, height: number) => ({ data: rgba, width, height })

/** The sheet as the lowest layer: Photoshop knows no colour below all layers. */
function sheetOf({ width, height, color }: CanvasDocument): PsdLayer {
  const levels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < rgba.length; i += 4) rgba.set([...levels, 255], i)
  return {
    name: 'Background',
    protected: { position: true, composite: true },
    left: 0,
    top: 0,
    imageData: imageOf(rgba, width, height),
  }
}

function layersOut(document: CanvasDocument, id: string, tiles: TileStore, said: Note[]): PsdLayer[] {
  const layer = document.layers[id]
  if (!layer) return []
  const every = everyOut(layer, tiles)
  if (layer.kind === 'group')
    return [
      {
        ...every,
        opened: true,
        blendMode: layer.passThrough ? 'pass through' : blendNames[layer.blend],
        children: layer.children.flatMap((child) => layersOut(document, child, tiles, said)),
      },
    ]
  if (isTiled(layer)) return [{ ...every, ...pixelsOut(layer, tiles), ...lettersOut(layer, said) }]
  const adjustment = psdOfAdjustment(layer.adjustment)
  const what = [notDrawn[adjustmentNames[layer.adjustment.id]].label]
  if (!adjustment) said.push({ id: 'adjustmentOurs', layer: layer.name, what })
  return [{ ...every, ...(adjustment ? { adjustment } : {}) }]
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

function pixelsOut({ tiles }: TiledLayer, store: TileStore): PsdLayer {
  const tileAt = (key: string) => store.get(tiles[key])
  const painted = Object.keys(tiles).flatMap((key) => {
    const tile = tileAt(key)
    return tile ? [[key, tile] as const] : []
  })
  const box = paintedBox(painted)
  if (box.x0 >= box.x1) return {}
  const rgba = joinTiles(box, tileAt)
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
