import type { LineNode } from '@toile/craft/sketches/lineDrawing.ts'
import { type Path, type Point, subtract, unit } from '@toile/geometry'
import fitCurve from 'fit-curve'

/** Steps each way over which a turn is measured, and the cosine below which it is a corner. */
const reach = 5
const corner = 0.62

/** A run of pixels as the points of few cubic curves that keep its corners; tolerance in pixels. */
export function fitRun(run: Path, tolerance: number): LineNode[] {
  const cuts = [0, ...cornersOf(run), run.length - 1]
  const cubics = cuts.slice(1).flatMap((to, k) => {
    const part = run.slice(cuts[k], to + 1)
    return part.length > 1
      ? fitCurve(
          part.map(([x, y]) => [x, y]),
          tolerance ** 2,
        )
      : []
  })
  const nodes = cubics.map(
    ([at, after], i): LineNode => ({ at: fine(at), before: fine(cubics[i - 1]?.[2] ?? at), after: fine(after) }),
  )
  const last = cubics.at(-1)
  return last ? [...nodes, { at: fine(last[3]), before: fine(last[2]), after: fine(last[3]) }] : []
}

const fine = ([x, y]: readonly number[]): [number, number] => [Math.round(x * 100) / 100, Math.round(y * 100) / 100]

/** Where a run turns sharply within a few steps, the sharpest of neighbours. */
function cornersOf(run: Path): number[] {
  const turns = run.map((p, i) => {
    const [before, after] = [run[i - reach], run[i + reach]]
    if (!before || !after) return 1
    const [a, b]: [Point, Point] = [unit(subtract(p, before)), unit(subtract(after, p))]
    return a[0] * b[0] + a[1] * b[1]
  })
  return turns.flatMap((turn, i) => {
    const near = turns.slice(Math.max(0, i - reach), i + reach + 1)
    return turn < corner && turn === Math.min(...near) && near.indexOf(turn) === Math.min(i, reach) ? [i] : []
  })
}
