import { type CanvasDocument, emptyCanvas } from '@toile/canvas/document/canvasDocument.ts'
import type { PictureLayer } from '@toile/canvas/document/layer.ts'
import { plainLayer } from '@toile/canvas/document/plainLayer.ts'
import type { TileStore } from '@toile/canvas/tiles/tileStore.ts'
import { shrink } from '../kernels/shrink.ts'
import type { Pixels } from '../surface.ts'
import { keptTiles } from './keptTiles.ts'
import { partNames } from './looks/partNames.ts'

/** What a picture is laid on: a sheet of a size, else one of its own size whose sides are at most so long. */
export interface PictureSheet {
  width?: number
  height?: number
  most: number
  name?: string
  color?: string
}

/** Opens a picture (a product picture, a print, a sketch, a moodboard, an upload) as one picture layer in the middle of its sheet, as large as it is or as fits; its own pixels stay (requirement S1.12). */
export function canvasOfPicture(picture: Pixels, store: TileStore, sheet: PictureSheet): CanvasDocument {
  const fitted = Math.min(1, sheet.most / Math.max(picture.width, picture.height))
  const width = sheet.width ?? Math.max(1, Math.round(picture.width * fitted))
  const height = sheet.height ?? Math.max(1, Math.round(picture.height * fitted))
  const scale = Math.min(1, width / picture.width, height / picture.height)
  const shown = scale < 1 ? shrink(picture, Math.max(picture.width, picture.height) * scale) : picture
  const [x, y] = [Math.round((width - shown.width) / 2), Math.round((height - shown.height) / 2)]
  const id = 'picture'
  const layer: PictureLayer = {
    ...plainLayer,
    kind: 'picture',
    id,
    name: sheet.name ?? partNames.picture.label,
    source: keptTiles(store, picture),
    width: picture.width,
    height: picture.height,
    matrix: [shown.width / picture.width, 0, x, 0, shown.height / picture.height, y, 0, 0, 1],
    tiles: keptTiles(store, shown, x, y),
  }
  return { ...emptyCanvas(width, height, sheet.color), root: [id], layers: { [id]: layer }, active: id }
}
