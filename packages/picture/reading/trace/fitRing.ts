import type { Path, Point } from '@toile/geometry'
import fitCurve from 'fit-curve'

/** One cubic: start, two handles, end. */
export type Cubic = readonly [Point, Point, Point, Point]

/** A ring of pixels as closed cubics that keep its corners; tolerance in pixels (Schneider 1990). */
export function fitRing(ring: Path, tolerance: number): Cubic[] {
  const corners = cornersOf(ring)
  return corners.flatMap((from, k) => {
    const to = corners[(k + 1) % corners.length]
    const run: Point[] = [ring[from]]
    for (let i = (from + 1) % ring.length; ; i = (i + 1) % ring.length) {
      run.push(ring[i])
      if (i === to) break
    }
    const curves = fitCurve(
      run.map(([x, y]) => [x, y]),
      tolerance,
    )
    return curves.map((curve): Cubic => [at(curve[0]), at(curve[1]), at(curve[2]), at(curve[3])])
  })
}

const at = (p: readonly number[]): Point => [p[0], p[1]]

/** Where a ring turns by more than sixty degrees within four steps each way; two opposite places where it does not. */
function cornersOf(ring: Path): number[] {
  const count = ring.length
  const corners: number[] = []
  for (let i = 0; i < count; i++) {
    const [before, here, after] = [ring[(i + count - 4) % count], ring[i], ring[(i + 4) % count]]
    const [ax, ay, bx, by] = [here[0] - before[0], here[1] - before[1], after[0] - here[0], after[1] - here[1]]
    const turn = Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by))
    if (turn > 1.05 && (!corners.length || i - corners[corners.length - 1] > 4)) corners.push(i)
  }
  return corners.length < 2 ? [0, count >> 1] : corners
}
