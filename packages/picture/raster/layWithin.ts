import type { Context, Surface } from '../surface.ts'
import type { Region } from './stage.ts'

/** Lays the part of a picture that falls into a rectangle; its corner lies on a whole pixel. */
export function layWithin(context: Context, picture: Surface, atX: number, atY: number, within: Region): void {
  const [x, y] = [Math.round(atX), Math.round(atY)]
  const left = Math.max(x, within.x)
  const top = Math.max(y, within.y)
  const width = Math.min(x + picture.width, within.x + within.width) - left
  const height = Math.min(y + picture.height, within.y + within.height) - top
  if (width > 0 && height > 0) context.drawImage(picture, left - x, top - y, width, height, left, top, width, height)
}
