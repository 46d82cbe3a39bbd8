import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { cutTiles } from '@toile/canvas/tiles/cutTiles.ts'
import { openTiles, type TileStore } from '@toile/canvas/tiles/tileStore.ts'
import type { PaintOn } from '@toile/craft/applied/notionOn.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { paintId } from '@toile/craft/designs/paintChanges.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { sure } from '@toile/geometry'
import { drawLook } from '../../looks/drawLook.ts'
import { lookMap } from '../../looks/lookMap.ts'
import type { Sources } from '../../looks/sources.ts'
import type { Host } from '../../surface.ts'
import { canvasOfLook } from '../looks/canvasOfLook.ts'
import { ownersOfPaint, shareBeside } from './ownersOfPaint.ts'
import type { PaintNote } from './paintNote.ts'
import { type OpenedLook, paintOfCanvas } from './paintOfCanvas.ts'
import { type PaintOnCloth, pictureOnCloth } from './pictureOnCloth.ts'

/** Paint of a canvas as it lies on the garments of its look, and what cannot go back. */
export interface PaintBack {
  laid: readonly { garment: string; paint: readonly PaintOnCloth[] }[]
  notes: readonly PaintNote[]
}

/** From which side a look was opened, and its canvas as it was then, where that is still at hand. */
export interface PaintBackOptions {
  view?: View
  first?: Pick<OpenedLook, 'document' | 'store'>
}

/** What is less of all paint than this is an edge and not told. */
const leastBeside = 0.005

/** Takes paint back onto a look: what was painted over the look, or on its layers, is carried onto the cloth that is seen there, in the garment's own coordinates, so that it stays when colours, person or stance change (requirements S1.12, S3.13). `design` is the look as it was opened, on a sheet of the same size. */
export function paintBack(
  host: Host,
  design: Design,
  sources: Sources,
  document: CanvasDocument,
  store: TileStore,
  { view = 'front', first }: PaintBackOptions = {},
): PaintBack {
  const { width, height } = document
  const map = lookMap(host, design, sources, { width, height, view, columns: width })
  if (!map) return { laid: [], notes: [] }
  const opened = first ?? openedAgain(host, design, sources, { width, height, view })
  let pictures: ReadonlyMap<string, ReturnType<TileStore['get']>> | undefined
  const pictureAt = (key: string) => {
    pictures ??= cutTiles({
      width,
      height,
      rgba: drawLook(host, design, sources, { width, height, view }).getContext('2d').getImageData(0, 0, width, height)
        .data,
    })
    return pictures.get(key)
  }
  const { paint, notes } = paintOfCanvas(document, store, { ...opened, pictureAt })
  const owners = ownersOfPaint(paint, map)
  const share = shareBeside(paint, owners)
  if (share > leastBeside) notes.push({ kind: 'beside', share })
  const found = new Map<string, PaintOnCloth[]>()
  for (const number of new Set(owners)) {
    const piece = map.pieces[number - 1]
    const worn = piece && design.garments[piece.garment]
    if (!piece || !worn) continue
    if (worn.locked) {
      notes.push({ kind: 'locked', garment: worn.id })
      continue
    }
    const on = pictureOnCloth(paint, owners, number, piece, map)
    if (on) found.set(worn.id, [...(found.get(worn.id) ?? []), on])
  }
  return { laid: [...found].map(([garment, own]) => ({ garment, paint: own })), notes }
}

function openedAgain(
  host: Host,
  design: Design,
  sources: Sources,
  size: { width: number; height: number; view: View },
): Pick<OpenedLook, 'document' | 'store'> {
  const store = openTiles()
  return { store, document: canvasOfLook(host, design, sources, store, { ...size, designId: '' }) }
}

/** Paint on cloth as documents keep it, once its pictures are kept by their hashes. */
export const paintOn = (canvas: string, paint: readonly PaintOnCloth[], hashes: readonly string[]): PaintOn[] =>
  paint.map(({ at, width }, i) => ({
    kind: 'notion',
    id: paintId(canvas, i),
    source: { kind: 'paint', hash: sure(hashes[i]) },
    at,
    width: Math.round(width * 100) / 100,
    angle: 0,
    mirrored: false,
    opacity: 1,
    hidden: false,
  }))
