import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { keysOf } from '@toile/canvas/tiles/eachPatch.ts'
import { side, type Tile, tilePlace } from '@toile/canvas/tiles/tile.ts'

/** Pixels of the longer side of a layer in small. */
const longest = 72

/** A layer in small, on clear ground. */
export function thumbOf(
  { width, height }: Pick<CanvasDocument, 'width' | 'height'>,
  tileAt: (key: string) => Tile | undefined,
): ImageBitmap {
  const scale = longest / Math.max(width, height)
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  const context = canvas.getContext('2d')
  const card = new OffscreenCanvas(side, side)
  const own = card.getContext('2d', { willReadFrequently: true })
  if (!context || !own) throw new Error('This browser gives no canvas to draw on.')
  context.imageSmoothingQuality = 'medium'
  for (const key of keysOf(width, height)) {
    const tile = tileAt(key)
    if (!tile) continue
    own.putImageData(new ImageData(tile, side, side), 0, 0)
    const [column, row] = tilePlace(key)
    context.drawImage(card, column * side * scale, row * side * scale, side * scale, side * scale)
  }
  return canvas.transferToImageBitmap()
}
