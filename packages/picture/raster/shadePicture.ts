import type { Color } from '@toile/craft/colors/color.ts'
import type { Host, Surface } from '../surface.ts'

/** Shades fainter than this, of 255, are none. */
const faintest = 0.5

/** A picture in one colour, as strong at each pixel as `shadeAt` says, 0..255. */
export function shadePicture(
  host: Host,
  { width, height }: { width: number; height: number },
  { r, g, b }: Color,
  shadeAt: (i: number) => number,
): Surface {
  const surface = host.createCanvas(width, height)
  const drawing = surface.getContext('2d')
  const picture = drawing.createImageData(width, height)
  const { data } = picture
  for (let i = 0, j = 0; i < width * height; i++, j += 4) {
    const shade = shadeAt(i)
    if (shade < faintest) continue
    data[j] = r
    data[j + 1] = g
    data[j + 2] = b
    data[j + 3] = shade
  }
  drawing.putImageData(picture, 0, 0)
  return surface
}
