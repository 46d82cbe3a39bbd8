import { type Bounds, boundsOf, contains, lengths, type Path, type Point, resample, sure } from '@toile/geometry'
import type { DrawnPart, Hiding, LinePath } from './linePaths.ts'

/** How finely a line is tested against what lies over it, in heads. */
const step = 0.012
const edge = 0.008
/** What lies on cloth is small: it is tested so many times as finely. */
const finer = 8

interface Cover extends Hiding {
  /** The outline that is its edge, where it is one. */
  outline: Path
}

/** Every line of a drawing cut where a later part lies over it: a line drawing of real paths needs no white fills. */
export function visibleLines(parts: readonly DrawnPart[]): LinePath[] {
  const seen: LinePath[] = []
  const covers: Cover[] = []
  for (const part of parts.toReversed()) {
    const visible = part.lines.flatMap((line) =>
      visibleRuns(line.path, covers, line.of ? step / finer : step).map((path): LinePath => ({ ...line, path })),
    )
    seen.unshift(...visible)
    covers.push(
      ...part.covers.filter((path) => path.length > 2).map(coverOf),
      ...(part.hides ? [{ ...part.hides, outline: [] }] : []),
    )
  }
  return seen
}

const coverOf = (outline: Path): Cover => ({
  outline,
  bounds: boundsOf(outline),
  holds: ([x, y]) => contains(outline, [x, y]) || contains(outline, [x - edge, y]) || contains(outline, [x + edge, y]),
})

function visibleRuns(path: Path, covers: readonly Cover[], step: number): Path[] {
  const own = boundsOf(path)
  const over = covers.filter(({ bounds }) => meets(own, bounds))
  if (!over.length) return [path]
  const isTouched = over.some((cover) => path.some((p) => within(cover.bounds, p) && isUnder(cover, p)))
  if (!isTouched && !isCoarse(path, step)) return [path]
  const walked = lengths(path)
  const fine = resample(path, Math.max(2, Math.ceil(sure(walked[walked.length - 1]) / step)))
  const runs: Point[][] = []
  let run: Point[] = []
  for (const p of fine) {
    if (!over.some((cover) => hides(cover, p))) run.push(p)
    else if (run.length) {
      runs.push(run)
      run = []
    }
  }
  if (run.length) runs.push(run)
  return runs.filter((kept) => kept.length > 3)
}

/** A line just outside an outline is hidden too: there the outline draws its own edge. */
const hides = ({ bounds, holds }: Cover, point: Point) => within(bounds, point) && holds(point)

const isUnder = ({ outline, holds }: Cover, point: Point) => (outline.length ? contains(outline, point) : holds(point))

/** Long straight lines may pass under a cover without a corner in it. */
const isCoarse = (path: Path, step: number) =>
  path.some((p, i) => i > 0 && distanceApart(p, sure(path[i - 1])) > step * 4)

const distanceApart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
const meets = (a: Bounds, b: Bounds) => a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom
const within = (b: Bounds, [x, y]: Point) => x >= b.left && x <= b.right && y >= b.top && y <= b.bottom
