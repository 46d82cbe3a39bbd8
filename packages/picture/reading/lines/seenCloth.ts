import { clamp } from '@toile/geometry'
import { boxBlur } from '../../kernels/boxBlur.ts'
import { emptyPlane, type Mask, type Plane } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'
import { type Cells, cellSums } from './cells.ts'

/** A cloth as a print is known again in it, whatever light falls on it. */
export interface SeenCloth {
  pixels: Pixels
  cells: Cells
  cloth: Mask
  /** Every pixel of the cloth. */
  places: Int32Array
  /** Red, green and blue of each pixel in one. */
  sum: Float32Array
  /** By cells: how much of each is cloth, how much lighter it is than the cloth round it, how much redder; how light and how red that cloth is. */
  share: Plane
  light: Plane
  tint: Plane
  round: Plane
  dyed: Plane
}

/** How far round a cell its surroundings reach, as a share of the longer side; how much it counts at most. */
const around = 1 / 24
export const mostCounted = 0.3
/** What a sum of colours is raised by, so that black is no stranger than other colours. */
const raised = 24

/** Reads a cloth so that light and its folds fall away. */
export function seenCloth(pixels: Pixels, cells: Cells, cloth: Mask): SeenCloth {
  const { rgba } = pixels
  const sum = new Float32Array(cloth.values.length)
  const places = new Int32Array(cloth.values.length)
  let count = 0
  for (let i = 0; i < sum.length; i++) {
    sum[i] = rgba[i * 4]! + rgba[i * 4 + 1]! + rgba[i * 4 + 2]! + raised
    if (cloth.values[i]) places[count++] = i
  }
  const within = places.subarray(0, count)
  const share = cellSums(cells, within, () => 1)
  const bright = cellSums(cells, within, (i) => sum[i]!)
  const red = cellSums(cells, within, (i) => (rgba[i * 4]! - rgba[i * 4 + 2]!) / sum[i]!)
  const radius = Math.max(cells.width, cells.height) * around
  const [covered, soft, hued] = [share, bright, red].map((plane) => boxBlur(plane, radius).values) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const [light, tint, round, dyed] = [emptyPlane(cells), emptyPlane(cells), emptyPlane(cells), emptyPlane(cells)]
  for (let k = 0; k < light.values.length; k++) {
    const all = Math.max(1e-6, covered[k]!)
    round.values[k] = Math.max(1, soft[k]! / all)
    dyed.values[k] = hued[k]! / all
    const own = share.values[k]!
    if (!own) continue
    light.values[k] = clamp(bright.values[k]! / own / round.values[k]! - 1, -mostCounted, mostCounted)
    tint.values[k] = clamp(red.values[k]! / own - dyed.values[k]!, -mostCounted, mostCounted)
  }
  return { pixels, cells, cloth, places: within, sum, share, light, tint, round, dyed }
}
