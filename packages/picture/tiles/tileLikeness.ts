import { openChance } from '@toile/geometry'
import { labOf } from '../kernels/oklab.ts'
import type { Pixels } from '../surface.ts'

/** How much a picture moved by whole pixels resembles itself: 1 the same, 0 as unlike as chance. */
export type Likeness = (x: number, y: number) => number

const probes = 5000

/** Opens the likeness of a picture by looking at some of its pixels in OKLab. */
export function tileLikeness(pixels: Pixels): Likeness {
  const { width, height } = pixels
  const { lightness, a, b } = labOf(pixels)
  const planes = [lightness.values, a.values, b.values]
  const variance = planes.reduce((sum, plane) => sum + varianceOf(plane), 1e-6)
  const chance = openChance(11)
  const xs = Float32Array.from({ length: probes }, () => chance.next())
  const ys = Float32Array.from({ length: probes }, () => chance.next())
  return (dx, dy) => {
    const [wide, high] = [width - Math.abs(dx), height - Math.abs(dy)]
    if (wide < 4 || high < 4) return -1
    const [left, top] = [Math.max(0, -dx), Math.max(0, -dy)]
    let sum = 0
    for (let k = 0; k < probes; k++) {
      const i = (top + Math.floor(ys[k]! * high)) * width + left + Math.floor(xs[k]! * wide)
      const j = i + dy * width + dx
      for (const plane of planes) sum += (plane[i]! - plane[j]!) ** 2
    }
    return 1 - sum / probes / (2 * variance)
  }
}

function varianceOf(values: Float32Array): number {
  let sum = 0
  let square = 0
  for (const value of values) {
    sum += value
    square += value * value
  }
  return square / values.length - (sum / values.length) ** 2
}
