import { type Bounds, boundsOf, contains, dense, type Path, type Point, sure } from '@toile/geometry'
import { keptRuns } from './keptRuns.ts'

/** How far on both sides of an edge cloth must lie for it to be no outline, and how finely it is tested, in heads. */
const beside = 0.02
const step = 0.03
/** Fewer points are a wavering of the test. */
const least = 3

interface Cover {
  outline: Path
  bounds: Bounds
}

/** The runs of an edge that lie within the cloth of all parts, and those that bound it. */
export function innerRuns(path: Path, covers: readonly Path[]): { inner: Path[]; outer: Path[] } {
  const isCloth = openCloth(covers)
  const points = dense(path, step)
  const inside = points.map((point, i) => {
    const [a, b] = [sure(points[Math.max(0, i - 1)]), sure(points[Math.min(points.length - 1, i + 1)])]
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [nx, ny] = [(-(b[1] - a[1]) / long) * beside, ((b[0] - a[0]) / long) * beside]
    return isCloth([point[0] + nx, point[1] + ny]) && isCloth([point[0] - nx, point[1] - ny])
  })
  const steady = settled(inside)
  const runs = { inner: [] as Path[], outer: [] as Path[] }
  for (let from = 0; from < points.length - 1; ) {
    let to = from + 1
    while (to < points.length && steady[to] === steady[from]) to++
    const run = points.slice(from, Math.min(points.length, to + 1))
    if (run.length > 1) (steady[from] ? runs.inner : runs.outer).push(run)
    from = to
  }
  return runs
}

/** What of a line lies on the cloth of all parts or at its edge. */
export function runsOnCloth(path: Path, covers: readonly Path[]): Path[] {
  const isCloth = openCloth(covers)
  const isOn = ([x, y]: Point) => around.some(([dx, dy]) => isCloth([x + dx, y + dy]))
  return path.every(isOn) ? [path] : keptRuns(path, { step, least }, isOn)
}

const around: readonly Point[] = [
  [0, 0],
  [-beside, 0],
  [beside, 0],
  [0, -beside],
  [0, beside],
]

function openCloth(covers: readonly Path[]): (point: Point) => boolean {
  const forms = covers.map((outline): Cover => ({ outline, bounds: boundsOf(outline) }))
  return (point) => forms.some(({ outline, bounds }) => within(bounds, point) && contains(outline, point))
}

/** Short stretches go with what is around them. */
function settled(flags: readonly boolean[]): boolean[] {
  const now = [...flags]
  for (let from = 0; from < now.length; ) {
    let to = from + 1
    while (to < now.length && now[to] === now[from]) to++
    if (to - from < least && from > 0 && to < now.length) now.fill(sure(now[from - 1]), from, to)
    from = to
  }
  return now
}

const within = (b: Bounds, [x, y]: Point) => x >= b.left && x <= b.right && y >= b.top && y <= b.bottom
