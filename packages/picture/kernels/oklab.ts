import { uncoded } from '@toile/craft/colors/uncoded.ts'
import type { Pixels } from '../surface.ts'
import { emptyPlane, type Plane } from './plane.ts'

/** A picture as three OKLab planes: lightness 0..1 and both colour axes. */
export interface Lab {
  lightness: Plane
  a: Plane
  b: Plane
}

const linear = Float32Array.from({ length: 256 }, (_, i) => uncoded(i / 255))

/** OKLab planes of a picture laid on white. */
export function labOf(pixels: Pixels): Lab {
  const lab: Lab = { lightness: emptyPlane(pixels), a: emptyPlane(pixels), b: emptyPlane(pixels) }
  const { rgba } = pixels
  for (let i = 0, j = 0; i < lab.lightness.values.length; i++, j += 4) {
    const opacity = rgba[j + 3] / 255
    const white = 255 * (1 - opacity)
    const red = linear[(rgba[j] * opacity + white + 0.5) | 0]
    const green = linear[(rgba[j + 1] * opacity + white + 0.5) | 0]
    const blue = linear[(rgba[j + 2] * opacity + white + 0.5) | 0]
    const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lab.lightness.values[i] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
    lab.a.values[i] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
    lab.b.values[i] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  }
  return lab
}
