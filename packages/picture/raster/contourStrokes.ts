import type { Path, Point } from '@toile/geometry'

/** Cosine of the turn from which a hand sets the pen down anew, and heads that a stroke is long at least. */
const corner = 0.72
const least = 0.09

/** A contour as a hand draws it: one stroke from corner to corner; a closed path without corners stays whole. */
export function contourStrokes(path: Path): Path[] {
  const points = path.filter((p, i) => i === 0 || Math.hypot(p[0] - path[i - 1][0], p[1] - path[i - 1][1]) > 1e-5)
  const closed = points.length > 3 && distance(points[0], points[points.length - 1]) < 1e-4
  const ring = closed ? points.slice(0, -1) : points
  const corners = ring.flatMap((_, i) => ((closed || (i > 0 && i < ring.length - 1)) && turns(ring, i) ? [i] : []))
  if (!corners.length) return [path]
  const start = closed ? corners[0] : 0
  const run = closed ? [...ring.slice(start), ...ring.slice(0, start + 1)] : ring
  const cuts = new Set(corners.map((i) => (i - start + ring.length) % ring.length))
  const strokes: Point[][] = []
  let current: Point[] = [run[0]]
  let walked = 0
  for (let i = 1; i < run.length; i++) {
    walked += distance(run[i], run[i - 1])
    current.push(run[i])
    if (i < run.length - 1 && cuts.has(i) && walked > least) {
      strokes.push(current)
      current = [run[i]]
      walked = 0
    }
  }
  if (walked < least && strokes.length) strokes[strokes.length - 1].push(...current.slice(1))
  else strokes.push(current)
  return strokes
}

function turns(ring: Path, i: number): boolean {
  const a = ring[(i - 1 + ring.length) % ring.length]
  const b = ring[i]
  const c = ring[(i + 1) % ring.length]
  const before = distance(a, b)
  const after = distance(b, c)
  return (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) < corner * before * after
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
