import type { LineNode } from '@toile/craft/sketches/lineDrawing.ts'
import { distance, type Path, type Point, sure } from '@toile/geometry'
import fitCurve from 'fit-curve'
import { cornerRuns } from './cornerRuns.ts'

/** A run of points as the points of few cubic curves that stay within a tolerance in its own unit and keep its corners; a closed one names its first point once. */
export function fitNodes(path: Path, tolerance: number, closed = false): LineNode[] {
  const cubics = cornerRuns(path).flatMap((run): Cubic[] =>
    run.length < 3 ? [straight(run)] : fitCurve(pairs(run), tolerance ** 2).map(pointsOf),
  )
  const nodes = cubics.map(([at, after], i): LineNode => ({ at, before: cubics[i - 1]?.[2] ?? at, after }))
  const last = cubics.at(-1)
  if (!last) return []
  const [, , before, end] = last
  if (!closed || distance(end, sure(cubics[0])[0]) > 1e-6) return rounded([...nodes, { at: end, before, after: end }])
  return rounded(nodes.map((node, i) => (i ? node : { ...node, before })))
}

type Cubic = readonly [Point, Point, Point, Point]

const pairs = (run: Path) => run.map(([x, y]) => [x, y])
const point = ([x = 0, y = 0]: readonly number[]): Point => [x, y]
const pointsOf = (curve: readonly (readonly number[])[]): Cubic => [
  point(sure(curve[0])),
  point(sure(curve[1])),
  point(sure(curve[2])),
  point(sure(curve[3])),
]

function straight(run: Path): Cubic {
  const [from, to] = [sure(run[0]), sure(run[run.length - 1])]
  return [from, from, to, to]
}

const fine = ([x, y]: Point): [number, number] => [Math.round(x * 100) / 100, Math.round(y * 100) / 100]
const rounded = (nodes: readonly LineNode[]): LineNode[] =>
  nodes.map(({ at, before, after }) => ({ at: fine(at), before: fine(before), after: fine(after) }))
