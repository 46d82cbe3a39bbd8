import type { NotionSource } from '@toile/craft/applied/notionOn.ts'
import { boundsOf, dense, type Path, type Point } from '@toile/geometry'
import { layNotion } from './layNotion.ts'
import { type LineShape, openLinePad } from './linePad.ts'

/** A line of an element, in millimetres from its middle: its own outline, a form within it, a thread, or stitches. */
export interface ElementLine {
  kind: 'outline' | 'inner' | 'thread' | 'stitch'
  path: Path
}

/** An element in lines: its size in millimetres, its lines, and what it covers of what lies under it. */
export interface ElementLines {
  width: number
  height: number
  lines: readonly ElementLine[]
  /** What is cloth or metal of it: closed outlines, those of one form together, a hole the other way round. */
  forms: readonly (readonly Path[])[]
  holds(point: Point): boolean
}

/** How finely lines are tested against what lies over them, in shares of the longer side. */
const fine = 1 / 160
/** The smallest form that is drawn, in shares of the shorter side, and in millimetres. */
const smallest = 1 / 14
const least = 0.4
/** Of more threads than this, in fur and fringes, some stand for all. */
const mostThreads = 220

/** A notion in lines: the outlines that it is drawn by, hidden ones removed; nothing for one that the catalogue does not hold. */
export function notionLines(source: Extract<NotionSource, { kind: 'notion' }>): ElementLines | null {
  const pad = layNotion(source, openLinePad)
  if (!pad) return null
  const { width, height, shapes } = pad
  const longest = Math.max(width, height)
  const step = Math.max(0.15, longest * fine)
  const grain = Math.max(least, Math.min(longest / 90, Math.min(width, height) * smallest))
  const threads = shapes.reduce((sum, shape) => sum + shape.threads.length, 0)
  const spared = Math.ceil(threads / mostThreads)
  const lines = shapes.flatMap((shape, i) => {
    const over = shapes.slice(i + 1).filter(({ covers }) => covers)
    const isSeen = (point: Point) => !over.some(({ holds }) => holds(point))
    const under = shapes.slice(0, i)
    const kindAt = shape.threads.length ? threadKind(shape, isSeen) : edgeKind(shape, under, isSeen, step / 4)
    const paths = [...shape.edges, ...shape.threads.filter((_, k) => (k + i) % spared === 0)]
    return paths.filter((path) => extent(path) >= grain).flatMap((path) => runsOf(path, step, kindAt))
  })
  const forms = shapes.filter(({ covers, cut }) => covers && !cut).map(({ edges }) => edges)
  return { width, height, lines, forms, holds: (point) => covered(shapes, point) }
}

function extent(path: Path): number {
  const { left, right, top, bottom } = boundsOf(path)
  return Math.max(right - left, bottom - top)
}

/** Whether the latest that lies at a point is cloth or metal, and not a hole. */
function covered(shapes: readonly LineShape[], point: Point): boolean {
  const last = shapes.findLast(({ covers, holds }) => covers && holds(point))
  return last !== undefined && !last.cut
}

type KindAt = (point: Point, aside: Point) => ElementLine['kind'] | null

const threadKind =
  ({ dashed }: LineShape, isSeen: (point: Point) => boolean): KindAt =>
  (point) =>
    isSeen(point) ? (dashed ? 'stitch' : 'thread') : null

/** The edge of a form is where one side of it lies in the form and the other does not. */
const edgeKind =
  (shape: LineShape, under: readonly LineShape[], isSeen: (point: Point) => boolean, near: number): KindAt =>
  ([x, y], [nx, ny]) => {
    const [one, other]: [Point, Point] = [
      [x + nx * near, y + ny * near],
      [x - nx * near, y - ny * near],
    ]
    const isIn = shape.holds(one)
    if (isIn === shape.holds(other)) return null
    const [inner, outer] = isIn ? [one, other] : [other, one]
    if (shape.cut) return isSeen(outer) && covered(under, outer) ? 'outline' : null
    if (!isSeen(inner)) return null
    return isSeen(outer) && !covered(under, outer) ? 'outline' : 'inner'
  }

/** A path parted where its kind changes; what has none is left out. */
function runsOf(path: Path, step: number, kindAt: KindAt): ElementLine[] {
  const points = dense(path, step)
  const runs: { kind: ElementLine['kind']; path: Point[] }[] = []
  let last: ElementLine['kind'] | null = null
  for (const [i, b] of points.entries()) {
    const a = points[i - 1]
    const far = a ? Math.hypot(b[0] - a[0], b[1] - a[1]) : 0
    if (!a || far === 0) continue
    const kind = kindAt([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], [-(b[1] - a[1]) / far, (b[0] - a[0]) / far])
    if (kind && kind !== last) runs.push({ kind, path: [a] })
    if (kind) runs.at(-1)?.path.push(b)
    last = kind
  }
  return runs
}
