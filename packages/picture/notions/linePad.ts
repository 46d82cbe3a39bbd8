import { type Bounds, boundsOf, type Path, type Point, sure } from '@toile/geometry'
import { flattened, type Run } from './flattened.ts'
import type { Pad } from './pad.ts'
import type { Look } from './padLook.ts'
import type { Shape } from './shapes.ts'
import { stripOf } from './stripOf.ts'

/** A shape that was laid on a pad or cut out of it, as what it covers and where its edge runs. */
export interface LineShape {
  cut: boolean
  /** Hides what lies under it. */
  covers: boolean
  /** Edges, and lines too thin to have two. */
  edges: readonly Path[]
  threads: readonly Path[]
  dashed: boolean
  holds(point: Point): boolean
}

/** A pad of lines, which keeps the outlines of what is laid on it. */
export interface LinePad extends Pad {
  readonly shapes: readonly LineShape[]
}

/** A tint that is laid over a form without one of its own is no line, a faint stroke is a crease, and what is fainter the shade about something. */
const tint = 0.7
const faintest = 0.25
/** Narrower strokes, against the notion's shorter side, are drawn through their middle. */
const thin = 0.05

/** Opens a pad of a size in millimetres that keeps lines in the place of pixels. */
export function openLinePad([width, height]: readonly [number, number]): LinePad {
  const shapes: LineShape[] = []
  const thread = Math.max(0.5, Math.min(width, height) * thin)
  return {
    width,
    height,
    shapes,
    lay(shape: Shape, _color, look: Look = {}) {
      const { opacity = 1, rise = 0.4, line, dash } = look
      if (opacity < faintest || (opacity < tint && rise === 0)) return
      const runs = flattened(shape)
      const covers = opacity >= tint
      const dashed = Boolean(dash?.length)
      if (line === undefined) shapes.push({ ...filled(runs), cut: false, covers, dashed: false })
      else if (dashed || !covers || line <= thread)
        shapes.push({ cut: false, covers: false, edges: [], threads: runs.map(ends), dashed, holds: () => false })
      else shapes.push({ ...drawn(runs, line), cut: false, covers, dashed: false })
    },
    cut: (shape) => void shapes.push({ ...filled(flattened(shape)), cut: true, covers: true, dashed: false }),
  }
}

const ends = ({ path, closed }: Run): Path => (closed ? [...path, sure(path[0])] : path)

type Form = Pick<LineShape, 'edges' | 'threads' | 'holds'>

/** What is filled: by the winding of all its runs together. */
function filled(runs: readonly Run[]): Form {
  const forms = runs.map(({ path }) => ({ path, bounds: boundsOf(path) }))
  return {
    edges: forms.map(({ path }) => [...path, sure(path[0])]),
    threads: [],
    holds: (point) =>
      forms.reduce((turns, { path, bounds }) => (within(bounds, point) ? turns + winding(path, point) : turns), 0) !==
      0,
  }
}

/** What is drawn along: a strip with round ends. */
function drawn(runs: readonly Run[], wide: number): Form {
  const reach = wide / 2
  const strips = runs.map(ends).map((path) => ({ path, bounds: grown(boundsOf(path), reach) }))
  return {
    edges: strips.map(({ path }) => stripOf(path, reach)),
    threads: [],
    holds: (point) => strips.some(({ path, bounds }) => within(bounds, point) && isNear(path, point, reach)),
  }
}

const grown = ({ left, top, right, bottom }: Bounds, by: number): Bounds => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

const within = (b: Bounds, [x, y]: Point) => x >= b.left && x <= b.right && y >= b.top && y <= b.bottom

/** How often a closed path goes round a point. */
function winding(path: Path, [x, y]: Point): number {
  let turns = 0
  path.forEach(([ax, ay], i) => {
    const [bx, by] = sure(path[(i + 1) % path.length])
    if (ay <= y === by <= y) return
    const left = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
    if (by > ay && left > 0) turns++
    if (by < ay && left < 0) turns--
  })
  return turns
}

const isNear = (path: Path, [x, y]: Point, reach: number): boolean =>
  path.some(([bx, by], i) => {
    const [ax, ay] = path[i - 1] ?? [bx, by]
    const [dx, dy] = [bx - ax, by - ay]
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    return Math.hypot(x - ax - t * dx, y - ay - t * dy) < reach
  })
