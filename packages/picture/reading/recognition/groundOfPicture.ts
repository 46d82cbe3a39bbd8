import { labOf } from '../../kernels/oklab.ts'
import { type Mask, maskOf } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'

/** How far from the ground's colour, in OKLab, a pixel still belongs to it. */
const within = 0.05

/** What a picture stands on. */
export interface Ground {
  /** The share of its rim that is of one colour or clear, 0..1. */
  plain: number
  /** What is not ground. */
  ink: Mask
}

/** Tells the ground of a small picture by its rim: the median colour of the rim, or transparency. */
export function groundOfPicture(pixels: Pixels): Ground {
  const { width, height, rgba } = pixels
  const { lightness, a, b } = labOf(pixels)
  const planes = [lightness.values, a.values, b.values]
  const rim = Array.from({ length: width * height }, (_, i) => i).filter((i) => {
    const x = i % width
    const y = (i - x) / width
    return x < 2 || y < 2 || x >= width - 2 || y >= height - 2
  })
  const ground = planes.map((plane) => rim.map((i) => plane[i]).sort((p, q) => p - q)[rim.length >> 1])
  const isGround = (i: number) =>
    rgba[i * 4 + 3] < 40 || Math.hypot(...planes.map((plane, k) => plane[i] - ground[k])) < within
  return { plain: rim.filter(isGround).length / rim.length, ink: maskOf(pixels, (i) => !isGround(i)) }
}
