import { type Bounds, boundsOf, boundsTogether, type Path, sure } from '@toile/geometry'
import { bottomLeft, type Laid } from '../../marker/bottomLeft.ts'
import { cell, type Run, rowsOf } from '../../marker/rowsOf.ts'
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
  Math.max(0, ...nests.map((ways) => Math.min(...ways.map(({ width }) => width)) - gap + 2 * rim))

/** Lays nests on paper so wide, in millimetres, upright or lying and in several orders; nothing where one is wider than the paper. */
export function layNests(nests: NestWays, width: number): Lay[] {
  const by = (compare: (a: Way, b: Way) => number) => nests.map((both) => sure(both.toSorted(compare)[0]))
  const tooWide = (way: Way) => Number(way.width > width + gap - 2 * rim + 1e-6)
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
  const places = bottomLeft(
    order.map((i) => sure(ways[i])),
    width + gap - 2 * rim + 1e-6,
  )
  const at = ways.map((_, i) => sure(places[order.indexOf(i)]))
  const lies = ways.map(({ turn, box }, i): Lie => {
    const { column, row } = sure(at[i])
    return { turn, move: [column * cell - box.left, row * cell - box.top] }
  })
  const boxes = ways.map(({ box }, i) => {
    const [x, y] = sure(lies[i]).move
    return { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y }
  })
  const covered = ways.flatMap(({ rows }, i) => {
    const { column, row } = sure(at[i])
    return rows.map(
      ([first, last], j): Bounds => ({
        left: (column + first) * cell,
        right: (column + last) * cell - gap,
        top: (row + j) * cell,
        bottom: (row + j + 1) * cell,
      }),
    )
  })
  const { left, right, top, bottom } = boundsTogether(boxes)
  return { lies, box: { left: left - rim, right: right + rim, top: top - rim, bottom: bottom + rim }, covered }
}

function wayOf({ outlines }: Nest, turn: number): Way {
  const turned = outlines.map((path) => path.map((point) => placed(point, { turn, move: [0, 0] })))
  const box = boundsOf(...turned)
  const rows = spread(turned.map((path) => rowsOf(path.map(([x, y]) => [x - box.left, y - box.top]))))
  return { turn, box, rows, width: box.right - box.left + gap }
}

/** Rows of cells around several outlines together, with the gap. */
function spread(all: readonly (readonly Run[])[]): Run[] {
  const more = Math.ceil(gap / cell)
  const count = Math.max(...all.map((rows) => rows.length)) + more
  return Array.from({ length: count }, (_, row): Run => {
    const near = all.flatMap((rows) => Array.from({ length: more + 1 }, (__, back) => rows[row - back] ?? []))
    const runs = near.filter((run) => run.length > 0)
    return [Math.min(...runs.map(([first = 0]) => first)), Math.max(...runs.map(([, last = 0]) => last)) + more]
  })
}
