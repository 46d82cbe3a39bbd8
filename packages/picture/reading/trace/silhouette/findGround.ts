import { boxBlur } from '../../../kernels/boxBlur.ts'
import type { Lab } from '../../../kernels/oklab.ts'
import { emptyPlane, type Mask, maskOf, type Plane, planeOf, readPlane } from '../../../kernels/plane.ts'
import { median } from '../../../kernels/statistics.ts'
import { floodGround } from './floodGround.ts'

/** The sheet or floor under a garment, estimated everywhere, and how far each pixel is from it. */
export interface Ground {
  field: Lab
  /** Lightness of the picture minus that of the ground. */
  lightness: Plane
  /** Distance from the ground's colour, lightness left out. */
  chroma: Plane
  /** Grain of the ground, a standard deviation. */
  deviation: number
  /** Pixels that are surely ground. */
  seed: Mask
}

const cell = 4

/** Four rounds of fitting a smooth field to ground pixels and letting the ground grow in from the border by that field. */
export function findGround(soft: Lab, response: Plane, lineCut: number): Ground {
  const border = borderRing(response)
  let seed = border
  let ground: Ground | null = null
  for (let round = 0; round < 4; round++) {
    const field: Lab = {
      lightness: fieldOf(soft.lightness, seed),
      a: fieldOf(soft.a, seed),
      b: fieldOf(soft.b, seed),
    }
    ground = { ...measured(soft, field, seed), seed }
    const cut = Math.max(0.03, Math.min(0.09, ground.deviation * 3.5))
    const { lightness, chroma } = ground
    const free = maskOf(
      response,
      (i) => Math.abs(lightness.values[i]) < cut * 1.3 && chroma.values[i] < cut && response.values[i] < lineCut,
    )
    seed = floodGround(free)
    ground.seed = seed
  }
  return ground ?? { ...measured(soft, soft, seed), seed }
}

function borderRing({ width, height }: Plane): Mask {
  const band = Math.max(3, Math.round(Math.max(width, height) * 0.02))
  return maskOf({ width, height }, (i) => {
    const x = i % width
    const y = (i - x) / width
    return x < band || y < band || x >= width - band || y >= height - band
  })
}

function measured(soft: Lab, field: Lab, seed: Mask): Omit<Ground, 'seed'> {
  const lightness = planeOf(seed, (i) => soft.lightness.values[i] - field.lightness.values[i])
  const chroma = planeOf(seed, (i) =>
    Math.hypot(soft.a.values[i] - field.a.values[i], soft.b.values[i] - field.b.values[i]),
  )
  const residuals: number[] = []
  for (let i = 0; i < seed.values.length; i += 3) {
    if (seed.values[i]) residuals.push(Math.hypot(lightness.values[i], chroma.values[i] * 1.5))
  }
  return { field, lightness, chroma, deviation: Math.max(0.006, median(residuals) * 1.48) }
}

/** Normalised convolution of ground pixels on cells of four by four: a narrow window, and a little of a wide one where the narrow one sees none. */
function fieldOf(plane: Plane, seed: Mask): Plane {
  const { width, height } = plane
  const small = { width: Math.ceil(width / cell), height: Math.ceil(height / cell) }
  const sum = emptyPlane(small)
  const count = emptyPlane(small)
  let total = 0
  let seen = 0
  for (let i = 0; i < plane.values.length; i++) {
    if (!seed.values[i]) continue
    const x = i % width
    const at = Math.floor((i - x) / width / cell) * small.width + Math.floor(x / cell)
    sum.values[at] += plane.values[i]
    count.values[at]++
    total += plane.values[i]
    seen++
  }
  const mean = total / (seen || 1)
  const radius = Math.max(1, Math.round(Math.max(width, height) / 14 / cell))
  const narrow = (p: Plane) => boxBlur(boxBlur(p, radius), radius)
  const [nearSum, nearCount] = [narrow(sum), narrow(count)]
  const [wideSum, wideCount] = [boxBlur(sum, radius * 4), boxBlur(count, radius * 4)]
  const coarse = planeOf(
    small,
    (i) =>
      (nearSum.values[i] + 0.05 * wideSum.values[i] + 1e-3 * mean) /
      (nearCount.values[i] + 0.05 * wideCount.values[i] + 1e-3),
  )
  const edge = (value: number, most: number) => Math.max(0, Math.min(most - 1.001, value))
  return planeOf(plane, (i) => {
    const x = i % width
    const y = (i - x) / width
    return readPlane(coarse, edge((x + 0.5) / cell - 0.5, small.width), edge((y + 0.5) / cell - 0.5, small.height))
  })
}
