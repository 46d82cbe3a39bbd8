import type { Pixels } from '../surface.ts'
import type { PadPlanes } from './padPlanes.ts'

/** A notion's colours before any light falls on them, melted into the pixels that were asked for. */
export function plainOf({ width, height, color, cover }: PadPlanes, melt: number): Pixels {
  const across = width / melt
  const down = height / melt
  const rgba = new Uint8ClampedArray(across * down * 4)
  const sums = new Float32Array(4)
  for (let at = 0; at < across * down; at++) {
    const corner = Math.floor(at / across) * melt * width + (at % across) * melt
    sums.fill(0)
    for (let k = 0; k < melt * melt; k++) {
      const i = corner + Math.floor(k / melt) * width + (k % melt)
      for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (color[i * 3 + c] ?? 0)
      sums[3] = (sums[3] ?? 0) + (cover[i] ?? 0)
    }
    const [r = 0, g = 0, b = 0, a = 0] = sums
    if (a > 0) rgba.set([r / a, g / a, b / a, (a * 255) / (melt * melt)], at * 4)
  }
  return { width: across, height: down, rgba }
}
