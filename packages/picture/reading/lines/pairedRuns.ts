import { distance, type Path, type Point } from '@toile/geometry'
import type { InnerRun } from './innerLines.ts'

/** How far a line may be from another's mirror to be its pair, as a share of the page's breadth. */
const near = 0.028
/** The share of a line that has to lie there. */
const most = 0.75

/** Lines of a symmetric garment: of two that mirror each other one stays and is mirrored; what stands alone, as a button or a fly, is left as it is. */
export function pairedRuns(runs: readonly InnerRun[], axis: number): InnerRun[] {
  const mirror = ([x, y]: Point): Point => [2 * axis - x, y]
  const isNear = (path: Path, other: Path) => {
    const [places, to] = [sparse(path), sparse(other)]
    return places.filter((p) => to.some((q) => distance(p, q) < near * 2 * axis)).length > most * places.length
  }
  const middle = ({ path }: InnerRun) => path.reduce((sum, [x]) => sum + x, 0) / path.length - axis
  const left = runs.filter((run) => middle(run) < 0)
  const gone = new Set<InnerRun>()
  const made: InnerRun[] = []
  for (const run of left) {
    const across = run.path.map(mirror)
    const pair = runs.find(
      (other) =>
        other !== run &&
        !gone.has(other) &&
        middle(other) > 0 &&
        isNear(across, other.path) &&
        isNear(other.path, across),
    )
    if (!pair) continue
    gone.add(pair)
    made.push({ layer: run.layer, path: across })
  }
  return [...runs.filter((run) => !gone.has(run)), ...made]
}

const sparse = (path: Path): Path => path.filter((_, i) => i % 4 === 0)
