import { clamp } from '@toile/geometry'
import { boxBlur } from '../../kernels/boxBlur.ts'
import { countOf, type Mask, type Plane, planeOf } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'

/** What a print is known again by, whatever light falls on it. */
export interface ClothFeatures {
  /** How much lighter each pixel of the cloth is than the cloth round it, and redder. */
  light: Plane
  tint: Plane
  /** Some pixels of the cloth, evenly spread. */
  places: Int32Array
}

/** How far round a pixel its surroundings reach, as a share of the longer side; how much a pixel counts at most; how many places are taken. */
const around = 1 / 24
const most = 0.3
const count = 2400

/** Reads a cloth so that light and its folds fall away. */
export function clothFeatures({ width, height, rgba }: Pixels, cloth: Mask): ClothFeatures {
  const size = { width, height }
  const radius = Math.max(width, height) * around
  const sum = planeOf(size, (i) => (cloth.values[i] ? rgba[i * 4]! + rgba[i * 4 + 1]! + rgba[i * 4 + 2]! + 24 : 0))
  const red = planeOf(size, (i) => (cloth.values[i] ? (rgba[i * 4]! - rgba[i * 4 + 2]!) / sum.values[i]! : 0))
  const share = boxBlur(
    planeOf(size, (i) => cloth.values[i]!),
    radius,
  ).values
  const [soft, dyed] = [boxBlur(sum, radius).values, boxBlur(red, radius).values]
  const step = Math.max(1, countOf(cloth) / count)
  const places: number[] = []
  let next = 0
  let seen = 0
  cloth.values.forEach((on, i) => {
    if (!on) return
    if (seen++ < next) return
    places.push(i)
    next += step
  })
  return {
    light: planeOf(size, (i) =>
      cloth.values[i] ? clamp((sum.values[i]! * share[i]!) / Math.max(1e-6, soft[i]!) - 1, -most, most) : 0,
    ),
    tint: planeOf(size, (i) =>
      cloth.values[i] ? clamp(red.values[i]! - dyed[i]! / Math.max(1e-6, share[i]!), -most, most) : 0,
    ),
    places: Int32Array.from(places),
  }
}
