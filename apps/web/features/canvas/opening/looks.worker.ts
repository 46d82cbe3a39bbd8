import '../../../shell/noEval.ts'
import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { storedCanvas } from '@toile/canvas/document/storedCanvas.ts'
import { keepTiles } from '@toile/canvas/files/own/keepTiles.ts'
import { readCanvas } from '@toile/canvas/files/own/readCanvas.ts'
import { writePng } from '@toile/canvas/files/png/writePng.ts'
import { openTiles, type TileStore } from '@toile/canvas/tiles/tileStore.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { missingUploads } from '@toile/picture/looks/missingUploads.ts'
import { openSources } from '@toile/picture/looks/sources.ts'
import { paintBack } from '@toile/picture/painting/back/paintBack.ts'
import { canvasOfPicture } from '@toile/picture/painting/canvasOfPicture.ts'
import { canvasOfLook } from '@toile/picture/painting/looks/canvasOfLook.ts'
import { openBrowserHost } from '../../../shared/drawing/browserHost.ts'
import type { UploadAddresses } from '../../../shared/drawing/orders.ts'
import { fetchPicture, openUploads } from '../../../shared/drawing/uploads.ts'
import { answerWindow } from '../../../shell/calls/answerWindow.ts'
import { hashOf } from '../keeping/hashOf.ts'
import type { LookLayersOrder, PaintBackOrder, PaintingMade, PaintTaken, PictureLayerOrder } from './openingOrders.ts'

const host = openBrowserHost()
const uploads = openUploads()
const sources = openSources(host, uploads)

/** Has everything at hand that a look names, or nothing is made of it. */
async function hold(design: Design, addresses: UploadAddresses): Promise<void> {
  await uploads.hold(addresses)
  const [missing] = missingUploads({ kind: 'look', design }, uploads)
  if (missing) throw new Error(`The look names ${missing}, which is not at hand.`)
}

async function kept(document: CanvasDocument, store: TileStore): Promise<PaintingMade> {
  const { document: named, tiles } = await keepTiles(document, store, hashOf)
  return { document: storedCanvas(named), tiles }
}

const acts = {
  async lookLayers({ design, uploads: addresses, ...options }: LookLayersOrder): Promise<PaintingMade> {
    await hold(design, addresses)
    const store = openTiles()
    return kept(canvasOfLook(host, design, sources, store, options), store)
  },
  async pictureLayer({ addresses, most, name }: PictureLayerOrder): Promise<PaintingMade> {
    const store = openTiles()
    return kept(canvasOfPicture(await fetchPicture(addresses), store, { most, name }), store)
  },
  /** What was painted over a look, as it lies on its cloth. */
  async takePaint({ file, design, uploads: addresses, view }: PaintBackOrder): Promise<PaintTaken> {
    await hold(design, addresses)
    const { document, tiles } = await readCanvas(new Uint8Array(await file.arrayBuffer()), hashOf)
    const { laid, notes } = paintBack(host, design, sources, document, tiles, { view })
    return {
      notes,
      laid: laid.map(({ garment, paint }) => ({
        garment,
        paint: paint.map(({ at, width, picture }) => ({ at, width, picture: pngOf(picture) })),
      })),
    }
  },
}

const pngOf = ({ rgba, width, height }: { rgba: Uint8ClampedArray; width: number; height: number }): Blob =>
  new Blob([new Uint8Array(writePng(rgba, width, height, 6))], { type: 'image/png' })

export type LooksActs = typeof acts

answerWindow(acts)
