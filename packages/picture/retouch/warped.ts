import type { Pixels } from '../surface.ts'

/** A picture drawn anew from the places of another, in pixels from its upper left corner, read by cubics (Catmull and Rom) with colours weighed by their opacity. */
export function warped(
  from: Pixels,
  size: { width: number; height: number },
  placeAt: (x: number, y: number) => readonly [x: number, y: number],
): Pixels {
  const { width, height } = size
  const rgba = new Uint8ClampedArray(width * height * 4)
  const across = new Float64Array(4)
  const down = new Float64Array(4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = placeAt(x + 0.5, y + 0.5)
      readCubic(from, u - 0.5, v - 0.5, rgba, (y * width + x) * 4, across, down)
    }
  }
  return { width, height, rgba }
}

function readCubic(
  { width, height, rgba }: Pixels,
  u: number,
  v: number,
  out: Uint8ClampedArray,
  at: number,
  across: Float64Array,
  down: Float64Array,
): void {
  const left = Math.floor(u)
  const top = Math.floor(v)
  weigh(across, u - left)
  weigh(down, v - top)
  let [r, g, b, alpha] = [0, 0, 0, 0]
  for (let k = 0; k < 4; k++) {
    const row = Math.max(0, Math.min(height - 1, top - 1 + k)) * width
    for (let m = 0; m < 4; m++) {
      const j = (row + Math.max(0, Math.min(width - 1, left - 1 + m))) * 4
      const weight = across[m]! * down[k]! * rgba[j + 3]!
      r += rgba[j]! * weight
      g += rgba[j + 1]! * weight
      b += rgba[j + 2]! * weight
      alpha += weight
    }
  }
  if (alpha <= 0) return
  out[at] = r / alpha
  out[at + 1] = g / alpha
  out[at + 2] = b / alpha
  out[at + 3] = alpha
}

function weigh(to: Float64Array, t: number): void {
  to[0] = t * (-0.5 + t * (1 - 0.5 * t))
  to[1] = 1 + t * t * (1.5 * t - 2.5)
  to[2] = t * (0.5 + t * (2 - 1.5 * t))
  to[3] = t * t * (0.5 * t - 0.5)
}
