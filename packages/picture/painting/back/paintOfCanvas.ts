import { blenders } from '@toile/canvas/blending/index.ts'
import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { isTiled, type Layer, type Mask, type TiledLayer } from '@toile/canvas/document/layer.ts'
import { eachPatch, wholeTile } from '@toile/canvas/tiles/eachPatch.ts'
import { isEmptyTile, side, type Tile, tileBytes } from '@toile/canvas/tiles/tile.ts'
import type { TileStore } from '@toile/canvas/tiles/tileStore.ts'
import type { Pixels } from '../../surface.ts'
import type { PaintNote } from './paintNote.ts'
import { coverWith, maskedTile, paintedOver, wipedFrom } from './tilesOfPaint.ts'

/** A look as it was opened: its layers with their tiles, and its picture by tiles. */
export interface OpenedLook {
  document: CanvasDocument
  store: TileStore
  /** What the look shows at a tile, opaque. */
  pictureAt(key: string): Tile | undefined
}

/** What was painted over an opened look, as far as it is seen: colours and straight alpha, as large as the sheet. */
export interface CanvasPaint {
  paint: Pixels
  notes: PaintNote[]
}

/** Gathers all paint of a canvas from the bottom up: what a layer of the look covers is gone, what was changed on one is paint, and so is every layer that is not the look's. */
export function paintOfCanvas(document: CanvasDocument, store: TileStore, opened: OpenedLook): CanvasPaint {
  const { width, height } = document
  const rgba = new Uint8ClampedArray(width * height * 4)
  const notes = new Map<string, PaintNote>()
  const tell = (note: PaintNote) => notes.set(JSON.stringify(note), note)
  eachPatch({ x0: 0, y0: 0, x1: width, y1: height }, (key, patch, x, y) => {
    const tile = paintAt(key, { document, store, opened, tell })
    if (isEmptyTile(tile)) return
    for (let py = patch.y0; py < patch.y1; py++)
      rgba.set(
        tile.subarray((py * side + patch.x0) * 4, (py * side + patch.x1) * 4),
        ((y + py) * width + x + patch.x0) * 4,
      )
  })
  return { paint: { width, height, rgba }, notes: [...notes.values()] }
}

interface Gathering {
  document: CanvasDocument
  store: TileStore
  opened: OpenedLook
  tell: (note: PaintNote) => void
}

function paintAt(key: string, gathering: Gathering): Tile {
  const paint: Tile = new Uint8ClampedArray(tileBytes)
  gather(gathering.document.root, key, gathering, paint, { opacity: 1, masks: [] })
  return paint
}

/** How everything in a group is shown. */
interface Within {
  opacity: number
  masks: readonly Mask[]
}

function gather(ids: readonly string[], key: string, on: Gathering, paint: Tile, within: Within): void {
  let base: Tile | undefined
  for (const id of ids) {
    const layer = on.document.layers[id]
    if (!layer?.visible) continue
    const shown: Within = {
      opacity: within.opacity * layer.opacity,
      masks: layer.mask?.enabled ? [...within.masks, layer.mask] : within.masks,
    }
    if (layer.kind === 'group') gather(layer.children, key, on, paint, shown)
    else if (layer.kind === 'adjustment') on.tell({ kind: 'adjustment', layer: id })
    else {
      const own = shownTile(layer, key, on.store, shown, layer.clipping ? base : undefined)
      if (!layer.clipping) base = own ?? new Uint8ClampedArray(tileBytes)
      if (isOfLook(layer, on.opened)) layLook(layer, key, on, paint, own)
      else if (own) layPaint(layer, key, on, paint, own)
    }
  }
}

const isOfLook = (layer: Layer, { document }: OpenedLook) => layer.part !== undefined && layer.id in document.layers

function shownTile(
  layer: TiledLayer,
  key: string,
  store: TileStore,
  { opacity, masks }: Within,
  base: Tile | undefined,
): Tile | undefined {
  const tile = store.get(layer.tiles[key])
  if (!tile) return undefined
  return maskedTile(tile, opacity, [
    ...masks.map(({ tiles, outside }) => ({ tile: store.get(tiles[key]), outside })),
    ...(layer.clipping ? [{ tile: base, outside: 'hidden' as const }] : []),
  ])
}

/** A layer of the look hides what was painted under it; what differs from how it was opened was painted on it. */
function layLook(layer: TiledLayer, key: string, on: Gathering, paint: Tile, own: Tile | undefined): void {
  const { document, store } = on.opened
  const first = document.layers[layer.id]
  const before = first && isTiled(first) ? store.get(first.tiles[key]) : undefined
  const now = on.store.get(layer.tiles[key])
  if (layer.blend !== 'normal') {
    if (before !== now && !isSame(before, now)) on.tell({ kind: 'light', layer: layer.id })
    return
  }
  if (own) coverWith(paint, own)
  if (before === now || isSame(before, now)) return
  if (wipedFrom(before, now)) on.tell({ kind: 'erased', layer: layer.id })
  if (now) blenders.normal(paint, paintedOver(before, now), wholeTile, layer.opacity)
}

/** Paint of other blends than the plain one becomes the colour that it makes of the look below it. */
function layPaint(layer: TiledLayer, key: string, on: Gathering, paint: Tile, own: Tile): void {
  const look = layer.blend === 'normal' ? undefined : on.opened.pictureAt(key)
  if (!look) return blenders.normal(paint, own, wholeTile, 1)
  const below = look.slice()
  blenders.normal(below, paint, wholeTile, 1)
  const mixed = below.slice()
  blenders[layer.blend](mixed, own, wholeTile, 1)
  const seen = own.slice()
  for (let i = 0; i < seen.length; i += 4) {
    const share = seen[i + 3]! / 255
    if (share === 0) continue
    for (let c = 0; c < 3; c++) seen[i + c] = Math.round((mixed[i + c]! - (1 - share) * below[i + c]!) / share)
  }
  blenders.normal(paint, seen, wholeTile, 1)
}

const isSame = (a: Tile | undefined, b: Tile | undefined): boolean =>
  a !== undefined && b !== undefined
    ? a.every((value, i) => value === b[i])
    : (!a || isEmptyTile(a)) && (!b || isEmptyTile(b))
