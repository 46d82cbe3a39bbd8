import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import type { Session } from '@toile/canvas/session/openSession.ts'
import type { Box } from '@toile/canvas/tiles/box.ts'
import { eachPatch } from '@toile/canvas/tiles/eachPatch.ts'
import { side } from '@toile/canvas/tiles/tile.ts'

/** Pixels of the longer side of what is moved about in small. */
const longest = 1400

/** Some layers by themselves in a box of the sheet, in small where it is large. */
export function pictureOfParts({ painter }: Session, alone: CanvasDocument, box: Readonly<Box>): ImageBitmap {
  const [wide, tall] = [box.x1 - box.x0, box.y1 - box.y0]
  const scale = Math.min(1, longest / Math.max(wide, tall))
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(tall * scale)))
  const card = new OffscreenCanvas(side, side)
  const [context, own] = [canvas.getContext('2d'), card.getContext('2d', { willReadFrequently: true })]
  if (!context || !own) throw new Error('This browser gives no canvas to draw on.')
  context.imageSmoothingQuality = 'high'
  eachPatch(box, (key, patch, x, y) => {
    own.putImageData(new ImageData(painter.compose(alone, key, null), side, side), 0, 0)
    const [across, down] = [patch.x1 - patch.x0, patch.y1 - patch.y0]
    const [toX, toY] = [(x + patch.x0 - box.x0) * scale, (y + patch.y0 - box.y0) * scale]
    context.drawImage(card, patch.x0, patch.y0, across, down, toX, toY, across * scale, down * scale)
  })
  return canvas.transferToImageBitmap()
}
