import { type Bounds, boundsOf, boundsTogether, type Path, type Point, sure } from '@toile/geometry'
import { anywhere, bottomLeft, type Laid, probeOf } from '../../marker/bottomLeft.ts'
import { type Cell, joined, type Row, type Run, rowsOf } from '../../marker/rowsOf.ts'
import { type Lie, placed } from './lie.ts'

/** Something that is laid on paper in millimetres: outlines that lie over one another, and the turn in degrees that sets it upright. */
export interface Nest {
  outlines: readonly Path[]
  upright: number
}

/** Nests on paper: how each lies, the box of all with a rim, and what of it is covered, as boxes. */
export interface Lay {
  lies: readonly Lie[]
  box: Bounds
  covered: readonly Bounds[]
}

/** The cells of the paper. */
const cell: Cell = { across: 1, along: 5 }
/** Between pieces on paper at least, in millimetres. */
const gap = 10
/** Round all of them, so that no line is cut off. */
const rim = 2

/** A nest one way round, with the gap on its right and above it. */
interface Way extends Laid {
  turn: number
  box: Bounds
}

/** Every nest upright and lying. */
export type NestWays = readonly (readonly Way[])[]

/** Nests as they may be laid on paper. */
export const nestWays = (nests: readonly Nest[]): NestWays =>
  nests.map((nest) => [0, 90].map((turn) => wayOf(nest, nest.upright + turn)))

/** The narrowest paper that every nest fits on, upright or lying, in millimetres. */
export const narrowest = (nests: NestWays): number =>
  Math.max(0, ...nests.map((ways) => Math.min(...ways.map(({ width }) => width * cell.across)) - gap + 2 * rim))

/** Lays nests on paper so wide, in millimetres, upright or lying and in several orders; nothing where one is wider than the paper. */
export function layNests(nests: NestWays, width: number): Lay[] {
  const by = (compare: (a: Way, b: Way) => number) => nests.map((both) => sure(both.toSorted(compare)[0]))
  const tooWide = (way: Way) => Number(way.width > columnsOf(width))
  const chosen = [
    by((a, b) => tooWide(a) - tooWide(b)),
    by((a, b) => tooWide(a) - tooWide(b) || a.width - b.width),
    by((a, b) => tooWide(a) - tooWide(b) || b.width - a.width),
  ]
  return chosen.flatMap((each) => (each.some(tooWide) ? [] : [...sizes].map((size) => lay(each, width, size))))
}

/** What may be laid first: the largest, the longest or the widest. */
const sizes = new Set<(way: Way) => number>([
  ({ rows, width }) => rows.length * width,
  ({ rows }) => rows.length,
  ({ width }) => width,
])

function lay(ways: readonly Way[], width: number, size: (way: Way) => number): Lay {
  const order = ways.map((_, i) => i).toSorted((a, b) => size(sure(ways[b])) - size(sure(ways[a])))
  const things = order.map((i) => ({ way: sure(ways[i]), right: false }))
  const places = bottomLeft(things, columnsOf(width))
  const at = ways.map((_, i) => sure(places[order.indexOf(i)]))
  const lies = ways.map(({ turn, box }, i): Lie => {
    const { column, row } = sure(at[i])
    return { turn, move: [column * cell.across - box.left, row * cell.along - box.top] }
  })
  const boxes = ways.map(({ box }, i) => {
    const [x, y] = sure(lies[i]).move
    return { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y }
  })
  const covered = ways.flatMap(({ rows }, i) => {
    const { column, row } = sure(at[i])
    return rows.flatMap((runs, j) =>
      runs.map(
        ([first, last]): Bounds => ({
          left: (column + first) * cell.across,
          right: (column + last) * cell.across - gap,
          top: (row + j) * cell.along,
          bottom: (row + j + 1) * cell.along,
        }),
      ),
    )
  })
  const { left, right, top, bottom } = boundsTogether(boxes)
  return { lies, box: { left: left - rim, right: right + rim, top: top - rim, bottom: bottom + rim }, covered }
}

/** The columns of paper so wide, with a gap on the right that nothing has to lie in. */
const columnsOf = (width: number) => Math.floor((width + gap - 2 * rim) / cell.across + 1e-6)

function wayOf({ outlines }: Nest, turn: number): Way {
  const turned = outlines.map((path) => path.map((point) => placed(point, { turn, move: [0, 0] })))
  const box = boundsOf(...turned)
  const settled = turned.map((path) => path.map(([x, y]): Point => [x - box.left, y - box.top]))
  const rows = spread(rowsOf(settled, cell))
  const width = Math.max(...rows.flatMap((runs) => runs.map(([, last]) => last)))
  return { turn, box, rows, width, probe: probeOf(rows.length), row: anywhere, column: anywhere }
}

/** Rows with the gap on the right and above what they cover. */
function spread(rows: readonly Row[]): Row[] {
  const [more, wider] = [Math.ceil(gap / cell.along), Math.ceil(gap / cell.across)]
  return Array.from({ length: rows.length + more }, (_, row) =>
    joined(
      rows
        .slice(Math.max(0, row - more), row + 1)
        .flatMap((runs) => runs.map(([first, last]): Run => [first, last + wider])),
    ),
  )
}
