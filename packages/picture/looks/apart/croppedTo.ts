import { cropped, tightBox } from '../../reading/cutout/tightBox.ts'
import type { Pixels } from '../../surface.ts'

/** Where something lies in a picture, in pixels, and its own pixels. */
export interface Cropped {
  x: number
  y: number
  pixels: Pixels
}

/** A picture without the empty rows and columns around what it shows, however faint; one pixel where it shows nothing. */
export function croppedTo(picture: Pixels): Cropped {
  const box = tightBox(picture, 1) ?? { x: 0, y: 0, width: 1, height: 1 }
  return { x: box.x, y: box.y, pixels: cropped(picture, box) }
}
