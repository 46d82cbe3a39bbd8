import { mix, type Point } from '@toile/geometry'
import type { DrawnLine, LineNode } from './lineDrawing.ts'

type Cubic = readonly [Point, Point, Point, Point]

/** The runs of a line on one side of a column, cut where they cross it; they keep their curves. */
export function cutAtColumn(line: DrawnLine, column: number, side: 'left' | 'right'): DrawnLine[] {
  const sign = side === 'left' ? -1 : 1
  const isKept = ([x]: Point) => (x - column) * sign >= -1e-6
  if (line.nodes.every(({ at }) => isKept(at)) && !cubicsOf(line).some((one) => splitAt(one, column).length > 1))
    return [line]
  const runs: Cubic[][] = []
  let run: Cubic[] = []
  for (const cubic of cubicsOf(line)) {
    for (const part of splitAt(cubic, column)) {
      if (isKept(at(part, 0.5))) run.push(part)
      else if (run.length) {
        runs.push(run)
        run = []
      }
    }
  }
  if (run.length) runs.push(run)
  return whole(runs, line.closed).map((kept) => ({ ...line, closed: false, nodes: nodesOf(kept) }))
}

/** The runs of a closed line: the last goes on into the first where both are at its seam. */
function whole(runs: readonly Cubic[][], closed: boolean): readonly Cubic[][] {
  const [first, last] = [runs[0], runs.at(-1)]
  if (!closed || !first || !last || first === last) return runs
  const [start, end] = [first[0]?.[0], last.at(-1)?.[3]]
  if (!start || !end || Math.hypot(start[0] - end[0], start[1] - end[1]) > 1e-6) return runs
  return [[...last, ...first], ...runs.slice(1, -1)]
}

/** The curves of a line, the closing one among them. */
export function cubicsOf({ nodes, closed }: Pick<DrawnLine, 'nodes' | 'closed'>): Cubic[] {
  const ends = closed ? nodes.length : nodes.length - 1
  return nodes.slice(0, ends).flatMap((from, i) => {
    const to = nodes[(i + 1) % nodes.length]
    return to ? [[from.at, from.after, to.before, to.at] as const] : []
  })
}

const nodesOf = (cubics: readonly Cubic[]): LineNode[] => [
  ...cubics.map(([at, after], i) => ({ at, before: cubics[i - 1]?.[2] ?? at, after })),
  ...cubics.slice(-1).map(([, , before, at]) => ({ at, before, after: at })),
]

/** A place of a curve. */
export function at([a, b, c, d]: Cubic, t: number): Point {
  const [ab, bc, cd] = [mix(a, b, t), mix(b, c, t), mix(c, d, t)]
  return mix(mix(ab, bc, t), mix(bc, cd, t), t)
}

const tries = 24

/** A curve in the parts that lie between its crossings of a column. */
function splitAt(cubic: Cubic, column: number): Cubic[] {
  const cuts: number[] = []
  let before = cubic[0][0] - column
  for (let k = 1; k <= tries; k++) {
    const now = at(cubic, k / tries)[0] - column
    if (before * now < 0) {
      const found = crossingIn(cubic, column, (k - 1) / tries, k / tries)
      if (found > 1e-4 && found < 1 - 1e-4) cuts.push(found)
    }
    before = now
  }
  const parts: Cubic[] = []
  let rest = cubic
  let from = 0
  for (const cut of cuts) {
    const [left, right] = halves(rest, (cut - from) / (1 - from), column)
    parts.push(left)
    rest = right
    from = cut
  }
  return [...parts, rest]
}

function crossingIn(cubic: Cubic, column: number, low: number, high: number): number {
  let [from, to] = [low, high]
  const start = at(cubic, from)[0] - column
  for (let k = 0; k < 40; k++) {
    const middle = (from + to) / 2
    if ((at(cubic, middle)[0] - column) * start > 0) from = middle
    else to = middle
  }
  return (from + to) / 2
}

/** Both halves of a curve; they meet on the column itself. */
function halves([a, b, c, d]: Cubic, t: number, column: number): [Cubic, Cubic] {
  const [ab, bc, cd] = [mix(a, b, t), mix(b, c, t), mix(c, d, t)]
  const [abc, bcd] = [mix(ab, bc, t), mix(bc, cd, t)]
  const middle: Point = [column, mix(abc, bcd, t)[1]]
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ]
}
