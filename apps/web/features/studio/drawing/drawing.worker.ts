import '../../../shell/noEval.ts'
import { findWearable } from '@toile/fashion/garments/index.ts'
import { drawPrintSwatch } from '@toile/picture/scenes/drawPrintSwatch.ts'
import { clothPoints } from '@toile/picture/scenes/clothPoints.ts'
import { missingUploads } from '@toile/picture/scenes/missingUploads.ts'
import { drawSketch } from '@toile/picture/elements/drawSketchElement.ts'
import { openDrawing } from '@toile/picture/scenes/openDrawing.ts'
import { readPicture } from '@toile/picture/readings/readPicture.ts'
import type { Surface } from '@toile/picture/surface.ts'
import { canvasOf, openBrowserHost } from './browserHost.ts'
import type { Answered, Asked, PictureOrder } from './orders.ts'
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

async function answer(asked: Asked): Promise<Answered> {
  const { id } = asked
  if ('hold' in asked) return { id, held: await uploads.hold(asked.hold) }
  if ('pixels' in asked) return { id, held: [uploads.put(asked.hash, asked.pixels)] }
  if ('read' in asked) return { id, reading: readPicture(await fetchPicture([asked.read])) }
  const { order } = asked
  if (order.kind === 'cloth') {
    const { design, garment, width, height, view } = order
    return { id, cloth: clothPoints(host, design, garment, drawing.sources, { width, height, view }) }
  }
  return { id, bitmap: canvasOf(draw(order)).transferToImageBitmap() }
}

addEventListener('message', ({ data: asked }: MessageEvent<Asked>) => {
  void answer(asked)
    .catch((error: unknown): Answered => ({ id: asked.id, failed: String(error) }))
    .then((given) => postMessage(given, { transfer: 'bitmap' in given ? [given.bitmap] : [] }))
})
