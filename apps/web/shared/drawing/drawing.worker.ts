import '../../shell/noEval.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import { drawPrintSwatch } from '@toile/picture/scenes/drawPrintSwatch.ts'
import { type ClothPoints, clothPoints } from '@toile/picture/scenes/clothPoints.ts'
import { missingUploads } from '@toile/picture/scenes/missingUploads.ts'
import { drawSketch } from '@toile/picture/elements/drawSketchElement.ts'
import { openDrawing } from '@toile/picture/scenes/openDrawing.ts'
import { readPicture } from '@toile/picture/readings/readPicture.ts'
import type { Reading } from '@toile/craft/script/reading.ts'
import type { Pixels, Surface } from '@toile/picture/surface.ts'
import { answerWindow } from '../../shell/calls/answerWindow.ts'
import { canvasOf, openBrowserHost } from './browserHost.ts'
import type { ClothOrder, PictureOrder, UploadAddresses } from './orders.ts'
import { fetchPicture, openUploads } from './uploads.ts'

const host = openBrowserHost()
const uploads = openUploads()
const drawing = openDrawing(host, uploads)

function draw(order: PictureOrder): Surface {
  const { width, height } = order
  switch (order.kind) {
    case 'look': {
      const [missing] = missingUploads(order.design, uploads)
      if (missing) throw new Error(`The look names ${missing}, which is not at hand.`)
      return drawing.look(order.design, {
        width,
        height,
        view: order.view,
        ...(order.transparent ? { transparent: true } : {}),
      })
    }
    case 'garment':
      return findWearable(order.garment)
        ? drawing.garmentThumb(order.garment, {
            width,
            height,
            ...(order.color ? { color: order.color } : {}),
            ...(order.fabric ? { fabric: order.fabric } : {}),
          })
        : host.createCanvas(width, height)
    case 'sketch':
      return drawSketch(order.document, { width, height }, { host, sources: drawing.sources })
    case 'person':
      return drawing.personThumb(order.person, {
        width,
        height,
        part: order.part,
        ...(order.pose ? { pose: order.pose } : {}),
        ...(order.style ? { style: order.style } : {}),
      })
    case 'shoe':
      return drawing.shoeThumb(order.shoe, order)
    case 'print':
      return drawPrintSwatch(host, drawing.sources, order)
  }
}

const acts = {
  /** Gives the hashes that are held then. */
  hold: (addresses: UploadAddresses): Promise<readonly string[]> => uploads.hold(addresses),
  put: ({ hash, pixels }: { hash: string; pixels: Pixels }): void => void uploads.put(hash, pixels),
  read: async (address: string): Promise<Reading> => readPicture(await fetchPicture([address])),
  findCloth: ({ design, garment, width, height, view }: ClothOrder): ClothPoints =>
    clothPoints(host, design, garment, drawing.sources, { width, height, view }),
  draw: (order: PictureOrder): ImageBitmap => canvasOf(draw(order)).transferToImageBitmap(),
}

export type DrawingActs = typeof acts

answerWindow(acts)
