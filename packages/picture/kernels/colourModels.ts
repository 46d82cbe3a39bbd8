import { openChance } from '@toile/geometry'
import type { Lab } from './oklab.ts'

/** The colours of one side of a picture: Gaussians in OKLab with their shares. */
export interface ColorModel {
  groups: readonly ColorGroup[]
}

/** Six numbers of a symmetric matrix: its upper half, row by row. */
type Spread = readonly [ll: number, la: number, lb: number, aa: number, ab: number, bb: number]

/** One Gaussian: its share, its middle and covariance, the inverse of that, and the logarithm of its height. */
interface ColorGroup {
  share: number
  middle: readonly [number, number, number]
  spread: Spread
  inverse: Spread
  weight: number
}

interface Fit {
  groups?: number
  /** How many pixels are looked at. */
  samples?: number
  /** Standard deviation in OKLab that no group falls below. */
  grain?: number
  seed?: number
}

const rounds = 8

/** Fits up to `groups` (6) colour Gaussians to the pixels that belong, by k-means in OKLab; null when fewer than 12 belong (GrabCut, Rother 2004, with full covariances). */
export function fitColors(lab: Lab, belongs: (index: number) => boolean | number, fit: Fit = {}): ColorModel | null {
  const { groups = 6, samples = 4000, grain = 0.012, seed = 1 } = fit
  const chosen = sampled(lab, belongs, samples, seed)
  if (chosen.length < 12 * 3) return null
  const owner = grouped(chosen, groups, seed)
  const found: ColorGroup[] = []
  for (let k = 0; k < groups; k++) {
    const group = gaussian(chosen, owner, k, grain * grain)
    if (group) found.push(group)
  }
  return found.length ? { groups: found } : null
}

/** Logarithm of how likely each pixel's colour is under a model, up to a constant that all models share; pixels outside `where` are left at -1e9. */
export function logLikelihoods({ groups }: ColorModel, { lightness, a, b }: Lab, where?: Uint8Array): Float32Array {
  const out = new Float32Array(lightness.values.length).fill(-1e9)
  for (const { middle, inverse, weight } of groups) {
    const [ll, la, lb, aa, ab, bb] = inverse
    for (let i = 0; i < out.length; i++) {
      if (where && !where[i]) continue
      const x = lightness.values[i] - middle[0]
      const y = a.values[i] - middle[1]
      const z = b.values[i] - middle[2]
      const far = x * (ll * x + 2 * (la * y + lb * z)) + y * (aa * y + 2 * ab * z) + bb * z * z
      const value = weight - far / 2
      if (value > out[i]) out[i] = value
    }
  }
  return out
}

const shadeWeight = 0.4

/** A model that also knows its colours in soft shadow: each group once more, drawn out towards black by about twice `reach`. */
export function withShade({ groups }: ColorModel, reach = 0.09): ColorModel {
  const shaded = groups.map(({ middle: [x, y, z], spread, share }) => {
    const long = reach ** 2
    const [xx, xy, xz, yy, yz, zz] = spread
    const drawn: Spread = [
      xx + long * x * x,
      xy + long * x * y,
      xz + long * x * z,
      yy + long * y * y,
      yz + long * y * z,
      zz + long * z * z,
    ]
    const [l, a, b] = [x, y, z].map((value) => value * (1 - reach))
    return weighed([l, a, b], drawn, share * shadeWeight)
  })
  return { groups: [...groups, ...shaded] }
}

function sampled(lab: Lab, belongs: (index: number) => boolean | number, most: number, seed: number): Float32Array {
  const own: number[] = []
  for (let i = 0; i < lab.lightness.values.length; i++) if (belongs(i)) own.push(i)
  const count = Math.min(most, own.length)
  const chance = openChance(seed)
  const out = new Float32Array(count * 3)
  for (let k = 0; k < count; k++) {
    const i = own[count === own.length ? k : Math.floor(((k + chance.next()) / count) * own.length)]
    out.set([lab.lightness.values[i], lab.a.values[i], lab.b.values[i]], k * 3)
  }
  return out
}

/** The group of each sample: k-means from middles that are spread by their distance. */
function grouped(points: Float32Array, groups: number, seed: number): Uint8Array {
  const count = points.length / 3
  const middles = spread(points, groups, seed)
  const owner = new Uint8Array(count)
  for (let round = 0; round < rounds; round++) {
    const sums = new Float64Array(groups * 4)
    for (let i = 0; i < count; i++) {
      let least = Infinity
      for (let k = 0; k < groups; k++) {
        const d = apart(points, i, middles, k)
        if (d >= least) continue
        least = d
        owner[i] = k
      }
      const at = owner[i] * 4
      for (let c = 0; c < 3; c++) sums[at + c] += points[i * 3 + c]
      sums[at + 3]++
    }
    for (let k = 0; k < groups; k++) {
      if (!sums[k * 4 + 3]) continue
      for (let c = 0; c < 3; c++) middles[k * 3 + c] = sums[k * 4 + c] / sums[k * 4 + 3]
    }
  }
  return owner
}

function spread(points: Float32Array, groups: number, seed: number): Float32Array {
  const chance = openChance(seed + 1)
  const count = points.length / 3
  const middles = new Float32Array(groups * 3)
  const nearest = new Float32Array(count).fill(Infinity)
  let chosen = Math.floor(chance.next() * count)
  for (let k = 0; k < groups; k++) {
    middles.set(points.subarray(chosen * 3, chosen * 3 + 3), k * 3)
    let total = 0
    for (let i = 0; i < count; i++) total += nearest[i] = Math.min(nearest[i], apart(points, i, middles, k))
    let rest = chance.next() * total
    chosen = 0
    while (chosen < count - 1 && (rest -= nearest[chosen]) > 0) chosen++
  }
  return middles
}

const apart = (p: Float32Array, i: number, q: Float32Array, k: number) =>
  (p[i * 3] - q[k * 3]) ** 2 + (p[i * 3 + 1] - q[k * 3 + 1]) ** 2 + (p[i * 3 + 2] - q[k * 3 + 2]) ** 2

function gaussian(points: Float32Array, owner: Uint8Array, group: number, least: number): ColorGroup | null {
  const sum = [0, 0, 0]
  const square = [0, 0, 0, 0, 0, 0]
  let count = 0
  for (let i = 0; i < owner.length; i++) {
    if (owner[i] !== group) continue
    count++
    for (let c = 0, k = 0; c < 3; c++) {
      const value = points[i * 3 + c]
      sum[c] += value
      for (let d = c; d < 3; d++, k++) square[k] += value * points[i * 3 + d]
    }
  }
  if (count < 4) return null
  const [x, y, z] = sum.map((value) => value / count)
  const [xx, xy, xz, yy, yz, zz] = square.map((value) => value / count)
  return weighed(
    [x, y, z],
    [xx - x * x + least, xy - x * y, xz - x * z, yy - y * y + least, yz - y * z, zz - z * z + least],
    count / owner.length,
  )
}

function weighed(middle: ColorGroup['middle'], spread: Spread, share: number): ColorGroup {
  const [xx, xy, xz, yy, yz, zz] = spread
  const [p, q, r] = [yy * zz - yz * yz, xz * yz - xy * zz, xy * yz - xz * yy]
  const size = xx * p + xy * q + xz * r
  const rest = [xx * zz - xz * xz, xy * xz - xx * yz, xx * yy - xy * xy]
  const [ll, la, lb, aa, ab, bb] = [p, q, r, ...rest].map((value) => value / size)
  return {
    share,
    middle,
    spread,
    inverse: [ll, la, lb, aa, ab, bb],
    weight: Math.log(share) - Math.log(size) / 2,
  }
}
