import { area, type Path, type Point, resample } from '@toile/geometry'

/** Cloth overlaps a little at corners, hems and frills: the area of the largest loop in which a thinned outline crosses itself, in square heads. */
export function largestLoop(outline: Path): number {
  const thin = resample([...outline, outline[0]], 65).slice(0, -1)
  let largest = 0
  for (let i = 0; i < thin.length; i++)
    for (let j = i + 2; j < thin.length; j++) {
      if (i === 0 && j === thin.length - 1) continue
      if (!meet(thin[i], thin[i + 1], thin[j], thin[(j + 1) % thin.length])) continue
      const loop = Math.abs(area(thin.slice(i + 1, j + 1)))
      const rest = Math.abs(area([...thin.slice(j + 1), ...thin.slice(0, i + 1)]))
      largest = Math.max(largest, Math.min(loop, rest))
    }
  return largest
}

function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const turn = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}
