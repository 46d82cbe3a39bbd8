import type { Point } from '@toile/geometry'

/** A loop that a path makes on its way: it leaves after index `from`, is back at `at`, and goes on from index `to`. */
export interface Loop {
  from: number
  to: number
  at: Point
}

/** The small loops of an open path, in order; loops longer than `longest` points are left alone. */
export function findLoops(path: readonly Point[], longest = 48): Loop[] {
  const loops: Loop[] = []
  let i = 0
  while (i < path.length - 3) {
    const found = firstReturn(path, i, Math.min(path.length - 2, i + longest))
    if (found) loops.push(found)
    i = found ? found.to : i + 1
  }
  return loops
}

/** The path with its small loops cut off where they cross. */
export function cutLoops(path: readonly Point[], loops: readonly Loop[] = findLoops(path)): Point[] {
  const out: Point[] = []
  let next = 0
  for (const loop of loops) {
    out.push(...path.slice(next, loop.from + 1), loop.at)
    next = loop.to
  }
  return [...out, ...path.slice(next)]
}

function firstReturn(path: readonly Point[], i: number, last: number): Loop | null {
  for (let j = last; j >= i + 2; j--) {
    const at = crossing(path[i], path[i + 1], path[j], path[j + 1])
    if (at) return { from: i, to: j + 1, at }
  }
  return null
}

function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]]
  const [vx, vy] = [d[0] - c[0], d[1] - c[1]]
  const span = ux * vy - uy * vx
  if (Math.abs(span) < 1e-12) return null
  const t = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / span
  const s = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / span
  if (t < 0 || t > 1 || s < 0 || s > 1) return null
  return [a[0] + t * ux, a[1] + t * uy]
}
