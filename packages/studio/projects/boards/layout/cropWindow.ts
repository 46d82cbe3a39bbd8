import type { Crop } from '../../boardLayout.ts'

/** A part of a picture as shares of its width and height. */
export interface PictureWindow {
  x: number
  y: number
  width: number
  height: number
}

/** The crop of a picture that nobody has moved in its frame: its middle, no larger than fills the frame. */
export const middleCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** The part of a picture that fills its frame without being stretched; aspects are width divided by height. */
export function cropWindow(pictureAspect: number, frameAspect: number, crop: Crop = middleCrop): PictureWindow {
  const width = Math.min(1, frameAspect / pictureAspect) / crop.zoom
  const height = Math.min(1, pictureAspect / frameAspect) / crop.zoom
  return { x: (1 - width) * crop.x, y: (1 - height) * crop.y, width, height }
}

/** The crop after the picture was pushed within its frame by shares of the frame. */
export function panCrop(
  pictureAspect: number,
  frameAspect: number,
  crop: Crop,
  [byX, byY]: readonly [number, number],
): Crop {
  const { width, height } = cropWindow(pictureAspect, frameAspect, crop)
  const moved = (at: number, shown: number, by: number) =>
    1 - shown < 1e-6 ? at : Math.max(0, Math.min(1, at - (by * shown) / (1 - shown)))
  return { ...crop, x: moved(crop.x, width, byX), y: moved(crop.y, height, byY) }
}
