import { type Path, type Point } from '@toile/geometry'

/** In how many directions from its middle a rim is looked at. */
const rays = 72

/** The axis about which both halves of an outline are most alike. */
export interface Axis {
  middle: Point
  /** How far the rim is from the middle in each direction. */
  reach: Float64Array
  /** The axis lies in the direction of half this number of rays. */
  twice: number
  /** One less the mean difference of both halves against the mean reach. */
  even: number
}

/** Finds the best axis through the middle of an outline. */
export function axisOf(outline: Path): Axis {
  const x = outline.reduce((sum, point) => sum + point[0], 0) / outline.length
  const y = outline.reduce((sum, point) => sum + point[1], 0) / outline.length
  const reach = reachOf(outline, x, y)
  const mean = reach.reduce((sum, far) => sum + far, 0) / rays
  let [least, best] = [Infinity, 0]
  for (let twice = 0; twice < rays; twice++) {
    let off = 0
    for (let k = 0; k < rays; k++) off += Math.abs(reach[k] - reach[(twice + rays - k) % rays])
    if (off >= least) continue
    ;[least, best] = [off, twice]
  }
  return { middle: [x, y], reach, twice: best, even: Math.max(0, 1 - least / rays / mean) }
}

/** How far an outline reaches from a point in each direction: where its sides cross the ray, the farthest. */
function reachOf(outline: Path, x: number, y: number): Float64Array {
  const reach = new Float64Array(rays)
  outline.forEach((point, i) => {
    const next = outline[(i + 1) % outline.length]
    const [ax, ay, bx, by] = [point[0] - x, point[1] - y, next[0] - x, next[1] - y]
    const from = (Math.atan2(ay, ax) / (2 * Math.PI)) * rays
    let by2 = (Math.atan2(by, bx) / (2 * Math.PI)) * rays - from
    if (by2 > rays / 2) by2 -= rays
    if (by2 < -rays / 2) by2 += rays
    const [first, last] = by2 > 0 ? [from, from + by2] : [from + by2, from]
    for (let k = Math.ceil(first); k <= last; k++) {
      const turn = (k / rays) * 2 * Math.PI
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
      const across = dx * (by - ay) - dy * (bx - ax)
      if (Math.abs(across) < 1e-9) continue
      const far = (ax * (by - ay) - ay * (bx - ax)) / across
      const ray = ((k % rays) + rays) % rays
      reach[ray] = Math.max(reach[ray], far)
    }
  })
  return reach
}

/** How alike the halves of a shape must be for scissors to cut them out of folded paper. */
const folded = 0.86

/** A shape that is nearly the same on both sides as one that is: cut out of folded paper; others as they are. */
export function evened(outline: Path): Path {
  const { middle, reach, twice, even } = axisOf(outline)
  if (even < folded || reach.some((far) => far <= 0)) return outline
  const both = reach.map((far, k) => (far + reach[(twice + rays - k) % rays]) / 2)
  return Array.from(both, (own, k): Point => {
    const far = (both[(k + rays - 1) % rays] + 2 * own + both[(k + 1) % rays]) / 4
    const turn = (k / rays) * 2 * Math.PI
    return [middle[0] + Math.cos(turn) * far, middle[1] + Math.sin(turn) * far]
  })
}
