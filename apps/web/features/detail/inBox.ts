import type { Zoom } from '../../shared/zoom/zoom.ts'

/** A box in CSS pixels in which a picture lies. */
interface Box {
  width: number
  height: number
}

/** Where a spot of the picture is seen in its box; both are told in CSS pixels from the box's corner, the picture as it fits. */
export const shownAt = (
  { scale, x, y }: Zoom,
  { width, height }: Box,
  px: number,
  py: number,
): readonly [number, number] => [
  (px - width / 2) * scale + width / 2 + x * width,
  (py - height / 2) * scale + height / 2 + y * height,
]

/** Which spot of the picture is seen at a place of its box. */
export const spotSeen = (
  { scale, x, y }: Zoom,
  { width, height }: Box,
  px: number,
  py: number,
): readonly [number, number] => [
  (px - width / 2 - x * width) / scale + width / 2,
  (py - height / 2 - y * height) / scale + height / 2,
]
