import type { PictureEdit } from '@toile/studio/uploads/pictureEdit.ts'
import { turnedSize } from './cropFrame.ts'

/** Paints a picture as an edit leaves it, fitted into a canvas of at most `longest` pixels a side. */
export function paintEdited(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
  edit: PictureEdit,
  longest: number,
): void {
  const natural = { width: picture.naturalWidth, height: picture.naturalHeight }
  const box = turnedSize(natural, edit.angle)
  const { crop, flip, angle } = edit
  const scale = Math.min(1, longest / Math.max(crop.width * box.width, crop.height * box.height))
  canvas.width = Math.max(1, Math.round(crop.width * box.width * scale))
  canvas.height = Math.max(1, Math.round(crop.height * box.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return
  context.scale(scale, scale)
  context.translate((0.5 - crop.x) * box.width, (0.5 - crop.y) * box.height)
  context.rotate((angle * Math.PI) / 180)
  context.scale(flip.across ? -1 : 1, flip.down ? -1 : 1)
  context.drawImage(picture, -natural.width / 2, -natural.height / 2)
}
