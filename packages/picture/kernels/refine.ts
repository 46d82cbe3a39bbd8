import { logLikelihoods, withShade } from './colourModels.ts'
import { distanceTo } from './distance.ts'
import { levelled } from './groundTrend.ts'
import { contrastLinks } from './links.ts'
import { minCut } from './minCut.ts'
import type { Lab } from './oklab.ts'
import type { Fixed, Parting } from './parting.ts'
import { inverse, type Mask, maskOf, type Plane, planeOf, readPlane } from './plane.ts'

const certain = 1e6
const mostMargin = 12
/** Pixels of the coarse mask within which its rim may move. */
const band = 2.5

/** The rim of a coarse mask cut anew on a finer picture, within a narrow band around where it was. */
export function refine(fine: Lab, coarse: Mask, { inside, outside, trend }: Parting, fixed: Fixed): Mask {
  const { width, height } = fine.lightness
  const scale = width / coarse.width
  const depth = enlarged(depthOf(coarse), fine.lightness).values
  const place = (i: number) => depth[i] / scale
  const side = (i: number) => fixed.keep(i) || (!fixed.drop(i) && depth[i] > 0)
  if (!inside || !outside || !trend) return maskOf(fine.lightness, side)
  const where = maskOf(fine.lightness, (i) => Math.abs(place(i)) < band + 1 || fixed.keep(i) || fixed.drop(i)).values
  const own = logLikelihoods(inside, fine, where)
  const other = logLikelihoods(withShade(outside), levelled(fine, trend), where)
  const source = new Float32Array(own.length)
  const sink = new Float32Array(own.length)
  for (let i = 0; i < own.length; i++) {
    if (!where[i]) continue
    const price = Math.max(-mostMargin, Math.min(mostMargin, own[i] - other[i])) + place(i)
    if (fixed.keep(i)) source[i] = certain
    else if (fixed.drop(i)) sink[i] = certain
    else if (place(i) > band) source[i] = certain
    else if (place(i) < -band) sink[i] = certain
    else if (price > 0) source[i] = price
    else sink[i] = -price
  }
  const sides = minCut({ width, height, source, sink, ...contrastLinks(fine, { where }) })
  return maskOf(fine.lightness, (i) => (where[i] ? sides[i] : side(i)))
}

/** How deep each pixel lies in a mask, in pixels; negative outside, 0 on the rim. */
export function depthOf(mask: Mask): Plane {
  const toInside = distanceTo(mask).values
  const toOutside = distanceTo(inverse(mask)).values
  return planeOf(mask, (i) => (mask.values[i] ? toOutside[i] - 0.5 : 0.5 - toInside[i]))
}

/** A plane of lengths in pixels at another size, its values grown likewise. */
export function enlarged(plane: Plane, size: { width: number; height: number }): Plane {
  const { width, height } = size
  if (width === plane.width && height === plane.height) return plane
  const [across, down] = [plane.width / width, plane.height / height]
  const inner = (at: number, most: number) => Math.max(0, Math.min(most - 1.001, at))
  return planeOf(size, (i) => {
    const x = i % width
    const y = (i - x) / width
    const left = inner((x + 0.5) * across - 0.5, plane.width)
    return readPlane(plane, left, inner((y + 0.5) * down - 0.5, plane.height)) / across
  })
}
