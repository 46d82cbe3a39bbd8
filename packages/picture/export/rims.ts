import { contains, lengths, type Path, type Point, resample, sure } from '@toile/geometry'
import { keptRuns } from './keptRuns.ts'
import type { LinePath } from './linePaths.ts'

/** How far from a form's edge a line may run that goes round it, and how finely lines are tested, in heads. */
const near = 0.02
const step = 0.015
/** The share of a line that has to run along the edge. */
const most = 0.6

/** Whether a line goes round the forms that are filled over it. */
export function goesRound({ path }: LinePath, forms: readonly Path[]): boolean {
  const points = finely(path)
  const along = points.filter((point) => forms.some((form) => fromEdge(point, form) < near))
  return along.length > points.length * most
}

/** What shows of a line round forms that are filled as one: nothing of it within another of them. */
export function roundForms(line: LinePath, forms: readonly Path[]): LinePath[] {
  if (forms.length < 2) return [line]
  const isShown = (point: Point) => !forms.some((form) => contains(form, point) && fromEdge(point, form) > near / 2)
  return keptRuns(line.path, { step, least: 3 }, isShown).map((path) => ({ ...line, path }))
}

const finely = (path: Path): Path => resample(path, Math.max(3, Math.ceil((lengths(path).at(-1) ?? 0) / step)))

/** How far a point is from the edge of a closed form. */
function fromEdge([x, y]: Point, form: Path): number {
  let least = Infinity
  form.forEach(([ax, ay], i) => {
    const [bx, by] = sure(form[(i + 1) % form.length])
    const [dx, dy] = [bx - ax, by - ay]
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy))
  })
  return least
}
