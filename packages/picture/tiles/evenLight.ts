import { clamp } from '@toile/geometry'
import { curveOf, heightOf } from '../kernels/groundTrend.ts'
import { emptyPlane, type Plane, planeOf } from '../kernels/plane.ts'
import type { Pixels } from '../surface.ts'

/** The picture without the slow fall of light across it: a curved plane through the mean lightness of windows, each of whole repeats or of a third of the picture, is divided out; a texture in even light stays as it is. */
export function evenLight(pixels: Pixels, across: number | null, down: number | null): Pixels {
  const { width, height, rgba } = pixels
  const { means, counts } = windowMeans(pixels, windowOf(width, across), windowOf(height, down))
  const curve = curveOf(means, (i) => counts[i]!)
  if (!curve) return pixels
  const middle = heightOf(curve, means, Math.floor(height / 2) * width + Math.floor(width / 2))
  const out = rgba.slice()
  for (let i = 0; i < counts.length; i++) {
    const gain = clamp(middle / Math.max(1, heightOf(curve, means, i)), 0.5, 2)
    for (let c = 0; c < 3; c++) out[i * 4 + c] = rgba[i * 4 + c]! * gain
  }
  return { width, height, rgba: out }
}

function windowOf(length: number, repeat: number | null): number {
  const third = Math.max(2, Math.round(length / 3))
  return repeat ? repeat * Math.max(1, Math.round(third / repeat)) : third
}

/** Mean lightness in windows that lie wholly inside the picture, at their middles. */
function windowMeans(pixels: Pixels, wide: number, high: number): { means: Plane; counts: Uint8Array } {
  const { width, height, rgba } = pixels
  const light = planeOf(pixels, (i) => 0.3 * rgba[i * 4]! + 0.59 * rgba[i * 4 + 1]! + 0.11 * rgba[i * 4 + 2]!).values
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += light[y * width + x]!
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row
    }
  }
  const means = emptyPlane(pixels)
  const counts = new Uint8Array(width * height)
  const at = (x: number, y: number) => sums[y * (width + 1) + x]!
  for (let y = 0; y + high <= height; y++) {
    for (let x = 0; x + wide <= width; x++) {
      const sum = at(x + wide, y + high) - at(x, y + high) - at(x + wide, y) + at(x, y)
      const middle = (y + (high >> 1)) * width + x + (wide >> 1)
      means.values[middle] = sum / (wide * high)
      counts[middle] = 1
    }
  }
  return { means, counts }
}
