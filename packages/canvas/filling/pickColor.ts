import type { Color } from '@toile/craft/colors/color.ts'
import type { Stamp } from '../stroke/stamp.ts'
import { channelsAt } from '../tiles/channelsAt.ts'

/** The color around a place of a picture of one layer or of all: the mean of a square with so many pixels to each side, by what is seen; none where nothing is painted (requirement S3.22). */
export function pickColor(picture: Stamp, x: number, y: number, around = 0): Color | null {
  let [r, g, b, all] = [0, 0, 0, 0]
  for (let py = Math.max(0, y - around); py <= Math.min(picture.height - 1, y + around); py++) {
    for (let px = Math.max(0, x - around); px <= Math.min(picture.width - 1, x + around); px++) {
      const [red, green, blue, alpha] = channelsAt(picture, px, py)
      r += red * alpha
      g += green * alpha
      b += blue * alpha
      all += alpha
    }
  }
  return all === 0 ? null : { r: Math.round(r / all), g: Math.round(g / all), b: Math.round(b / all) }
}
