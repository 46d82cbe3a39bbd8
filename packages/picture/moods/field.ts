import { type Color } from '@toile/craft/colors/color.ts'
import type { Noise } from '@toile/geometry'
import type { Mask } from '../raster/mask.ts'
import type { Pixels } from '../surface.ts'

/** A picture of a size whose every pixel a rule gives, channels 0..255. */
export function pixelsBy(width: number, height: number, colorAt: (x: number, y: number, i: number) => Color): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const { r, g, b } = colorAt(x, y, i)
      rgba[i * 4] = r
      rgba[i * 4 + 1] = g
      rgba[i * 4 + 2] = b
      rgba[i * 4 + 3] = 255
    }
  }
  return { width, height, rgba }
}

/** A mask that covers everything. */
export const wholeMask = (width: number, height: number): Mask => ({
  width,
  height,
  alpha: new Uint8Array(width * height).fill(255),
  first: new Int32Array(height),
  last: new Int32Array(height).fill(width - 1),
})

/** Noise of several octaves about 0.5, each half as strong and twice as fine. */
export function octaves(noise: Noise, x: number, y: number, count: number): number {
  let sum = 0
  let whole = 0
  let share = 1
  for (let k = 0; k < count; k++, share /= 2) {
    sum += noise(x * 2 ** k + k * 17, y * 2 ** k + k * 31) * share
    whole += share
  }
  return sum / whole
}

/** A colour made lighter or darker by a factor. */
export const times = ({ r, g, b }: Color, k: number): Color => ({ r: r * k, g: g * k, b: b * k })

/** A colour as a run of stops has it at a share 0..1. */
export function ramp(stops: readonly Color[], share: number): Color {
  const at = Math.max(0, Math.min(1, share)) * (stops.length - 1)
  const from = Math.min(stops.length - 2, Math.floor(at))
  const t = at - from
  const a = stops[Math.max(0, from)]
  const b = stops[Math.min(stops.length - 1, from + 1)]
  return { r: a.r + (b.r - a.r) * t, g: a.g + (b.g - a.g) * t, b: a.b + (b.b - a.b) * t }
}
