import { area, type Path, type Point } from '@toile/geometry'
import { contourOf, resampleClosed } from '../../../kernels/contour.ts'
import type { Mask } from '../../../kernels/plane.ts'

/** Points along an outline, and how far scissors round it off, in these: where it runs on, and at its corners. */
const outlinePoints = 120
const soft = 4
const firm = 1
/** How far on both sides of a point its turn is measured, from what turn it is a corner (radians), and how far a corner reaches. */
const arm = 7
const corner = { from: 0.95, sure: 1.3 } as const
const around = 5

/** The outline of a region as scissors would cut it: one calm curve that keeps corners, and the area that it had; in pixels of the mask. */
export function cutOutline(mask: Mask, covered: number): Point[] {
  const contour = contourOf(mask)
  if (contour.length < 8) return []
  const even = resampleClosed(contour, outlinePoints)
  const [calm, close] = [rounded(even, soft), rounded(even, firm)]
  const turns = close.map((point, i) => turnAt(close[at(i - arm)], point, close[at(i + arm)]))
  const sharp = close.map((_, i) => {
    let most = 0
    for (let k = -around; k <= around; k++) {
      const isPeak = turns[at(i + k)] >= Math.max(turns[at(i + k - 1)], turns[at(i + k + 1)])
      const share = Math.min(1, Math.max(0, (turns[at(i + k)] - corner.from) / (corner.sure - corner.from)))
      if (isPeak) most = Math.max(most, share * (1 - Math.abs(k) / (around + 1)))
    }
    return most
  })
  const cut = calm.map(([x, y], i): Point => {
    const share = sharp[i]
    return [x + (close[i][0] - x) * share, y + (close[i][1] - y) * share]
  })
  return asLarge(cut, covered)
}

const at = (i: number) => ((i % outlinePoints) + outlinePoints) % outlinePoints

/** The mean of what lies about each point, `reach` points far, twice. */
function rounded(path: Path, reach: number): Path {
  let now = path
  for (let round = 0; round < 2; round++) {
    const before = now
    now = before.map((_, i): Point => {
      let [x, y] = [0, 0]
      for (let k = -reach; k <= reach; k++) {
        x += before[at(i + k)][0]
        y += before[at(i + k)][1]
      }
      return [x / (2 * reach + 1), y / (2 * reach + 1)]
    })
  }
  return now
}

const turnAt = (before: Point, here: Point, after: Point): number => {
  const [ax, ay, bx, by] = [here[0] - before[0], here[1] - before[1], after[0] - here[0], after[1] - here[1]]
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by))
}

/** An outline of a given area about its own middle: rounding makes things smaller. */
function asLarge(path: Path, covered: number): Point[] {
  const scale = Math.sqrt(covered / Math.max(1, Math.abs(area(path))))
  const [x, y] = middleOf(path)
  return path.map(([px, py]): Point => [x + (px - x) * scale + 0.5, y + (py - y) * scale + 0.5])
}

/** The mean of an outline's points. */
export const middleOf = (path: Path): Point => [
  path.reduce((sum, [x]) => sum + x, 0) / path.length,
  path.reduce((sum, [, y]) => sum + y, 0) / path.length,
]
