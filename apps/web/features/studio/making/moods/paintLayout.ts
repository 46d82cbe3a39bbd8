import type { Picture } from '@toile/contract/features/files.ts'
import { boardSize } from '@toile/fashion/moods/templates/template.ts'
import type { Position } from '@toile/fashion/moods/layout/tree.ts'

/** Width of the picture of a laid out moodboard in pixels: 420 mm at about 150 dpi. */
const width = 2480
const height = Math.round((width * boardSize.height) / boardSize.width)

/** A laid out moodboard as a PNG on white paper (requirement S5.21). */
export async function paintLayout(places: readonly Position[], pictures: ReadonlyMap<string, Picture>): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser opens no canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  for (const place of places) {
    const picture = pictures.get(place.id)
    if (!picture) continue
    const bitmap = await createImageBitmap(await (await fetch(picture.url)).blob())
    context.drawImage(bitmap, place.x * width, place.y * height, place.width * width, place.height * height)
    bitmap.close()
  }
  return canvas.convertToBlob({ type: 'image/png' })
}
