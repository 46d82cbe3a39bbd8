import type { Lab } from '../../../kernels/oklab.ts'
import { emptyPlane, type Plane } from '../../../kernels/plane.ts'

/** Where a picture has ridges: how far a pixel's colour is from both sides of the line that may run through it, and across which of four ways it does. */
export interface Ridges {
  strength: Plane
  /** The number of the way in `across`, and how far aside the ground lies. */
  way: Uint8Array
  reach: Uint8Array
}

/** The ways across a line as steps in pixels, for lines that stand, lie and lean. */
export const across = [
  [1, 0],
  [0, 1],
  [0.7, 0.7],
  [0.7, -0.7],
] as const
/** How far aside of a line its ground is looked for, in pixels: of hairs and of what is a little broader. */
const reaches = [3, 6] as const
/** Differences of colour count a little more than those of lightness, because a line has a colour of its own. */
const colour = 1.4
/** Grain and gradients are under this. */
const least = 0.03

/** The ridges of a picture: what is unlike both its sides in the same way, and like what comes before or after it. */
export function ridgesOf(lab: Lab): Ridges {
  const { width, height } = lab.lightness
  const planes = [softened(lab.lightness, 1), softened(lab.a, colour), softened(lab.b, colour)] as const
  const strength = emptyPlane(lab.lightness)
  const way = new Uint8Array(width * height)
  const reach = new Uint8Array(width * height)
  for (const far of reaches) {
    for (const [own, [sx, sy]] of across.entries()) {
      const stands = sidesOf(planes, width, height, Math.round(sx * far), Math.round(sy * far))
      for (let i = 0; i < stands.length; i++) {
        if (stands[i] <= strength.values[i]) continue
        strength.values[i] = stands[i]
        way[i] = own
        reach[i] = far
      }
    }
  }
  return { strength, way, reach }
}

/** How far each pixel's colour is from the lesser of those on both its sides, as far as it is away from both the same way. */
function sidesOf(
  [light, a, b]: readonly [Float32Array, Float32Array, Float32Array],
  width: number,
  height: number,
  dx: number,
  dy: number,
): Float32Array {
  const out = new Float32Array(light.length)
  const enough = least * least
  for (let y = 0; y < height; y++) {
    const row = y * width
    const upper = Math.min(height - 1, Math.max(0, y - dy)) * width
    const lower = Math.min(height - 1, Math.max(0, y + dy)) * width
    for (let x = 0; x < width; x++) {
      const i = row + x
      const j = upper + (x < dx ? 0 : x - dx)
      const k = lower + (x + dx >= width ? width - 1 : x + dx)
      const p = light[j] - light[i]
      const q = light[k] - light[i]
      const pa = a[j] - a[i]
      const qa = a[k] - a[i]
      const pb = b[j] - b[i]
      const qb = b[k] - b[i]
      const both = p * q + pa * qa + pb * qb
      if (both < enough) continue
      const one = p * p + pa * pa + pb * pb
      const other = q * q + qa * qa + qb * qb
      out[i] = both / Math.sqrt(Math.max(one, other))
    }
  }
  return out
}

/** A plane softened by a binomial of three, times a weight. */
function softened({ width, height, values }: Plane, weight: number): Float32Array {
  const half = new Float32Array(values.length)
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) {
      const before = values[x ? row + x - 1 : row]
      const after = values[x < width - 1 ? row + x + 1 : row + x]
      half[row + x] = (2 * values[row + x] + before + after) * weight
    }
  }
  const out = new Float32Array(values.length)
  for (let y = 0; y < height; y++) {
    const [above, row, below] = [Math.max(0, y - 1) * width, y * width, Math.min(height - 1, y + 1) * width]
    for (let x = 0; x < width; x++) out[row + x] = (half[above + x] + 2 * half[row + x] + half[below + x]) / 16
  }
  return out
}
