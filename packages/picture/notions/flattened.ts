import { bezier, type Path, type Point, quadratic } from '@toile/geometry'
import type { Shape } from './shapes.ts'

/** One run of a flattened shape. */
export interface Run {
  path: Path
  closed: boolean
}

/** Chords to a bend, and to a full turn. */
const chords = 10
const turn = 72

/** A shape as runs of straight chords, in its own millimetres. */
export function flattened(shape: Shape): Run[] {
  const runs: { path: Point[]; closed: boolean }[] = []
  let run: Point[] = []
  const start = (point: Point) => {
    run = [point]
    runs.push({ path: run, closed: false })
  }
  const to = (...points: readonly Point[]) => {
    if (!run.length && points[0]) start(points[0])
    run.push(...points)
  }
  const bent = (curve: readonly Point[]) => to(...curve.slice(1))
  const last = (): Point => run.at(-1) ?? [0, 0]
  const ellipse = (
    x: number,
    y: number,
    a: number,
    b: number,
    turned: number,
    from: number,
    end: number,
    back = false,
  ) => to(...arc(from, end, back).map((t): Point => placed([x, y], [a * Math.cos(t), b * Math.sin(t)], turned)))
  shape({
    moveTo: (x, y) => start([x, y]),
    lineTo: (x, y) => to([x, y]),
    bezierCurveTo: (ax, ay, bx, by, x, y) => bent(bezier(last(), [ax, ay], [bx, by], [x, y], chords)),
    quadraticCurveTo: (ax, ay, x, y) => bent(quadratic(last(), [ax, ay], [x, y], chords)),
    arc: (x, y, r, from, end, back) => ellipse(x, y, r, r, 0, from, end, back),
    ellipse,
    closePath() {
      const open = runs.at(-1)
      if (open) open.closed = true
      run = []
    },
  })
  return runs.filter(({ path }) => path.length > 1)
}

function arc(from: number, end: number, back: boolean): number[] {
  const whole = Math.PI * 2
  const far = back ? from - end : end - from
  const swept = Math.abs(far) >= whole ? whole : ((far % whole) + whole) % whole
  const steps = Math.max(4, Math.ceil((swept / whole) * turn))
  return Array.from({ length: steps + 1 }, (_, i) => from + ((back ? -1 : 1) * swept * i) / steps)
}

const placed = ([x, y]: Point, [dx, dy]: Point, turned: number): Point => [
  x + dx * Math.cos(turned) - dy * Math.sin(turned),
  y + dx * Math.sin(turned) + dy * Math.cos(turned),
]
