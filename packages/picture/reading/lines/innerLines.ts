import type { DrawnLayer } from '@toile/craft/sketches/lineDrawing.ts'
import type { Path, Point } from '@toile/geometry'
import { distanceTo } from '../../kernels/distance.ts'
import { inverse, type Mask } from '../../kernels/plane.ts'
import { layersOfRuns } from './layersOfRuns.ts'
import type { PenLines } from './penLines.ts'
import { stitchedRuns } from './stitchedRuns.ts'
import type { UprightPage } from './uprightPage.ts'

/** A line within a garment on its page. */
export interface InnerRun {
  path: Point[]
  layer: DrawnLayer
}

/** How much of the longer side lies between the outline and the first line that is not the outline itself. */
const rim = 0.011
/** Shorter runs are specks, as a share of the longer side. */
const shortest = 0.012

/** The lines that are drawn within a garment, sorted into seams, stitches and folds. */
export function innerLines(
  { pen, runs }: { pen: PenLines; runs: readonly Path[] },
  mask: Mask,
  page: UprightPage,
): InnerRun[] {
  const long = Math.max(page.width, page.height)
  const depth = distanceTo(inverse(mask))
  const isInner = ([x, y]: Point) => depth.values[Math.floor(y) * mask.width + Math.floor(x)] > rim * long
  const { stitched, others } = stitchedRuns(
    runs.flatMap((run) => innerRuns(run, isInner)),
    long,
  )
  const solid = others.filter(({ length }) => length >= Math.max(6, shortest * long))
  const layers = layersOfRuns(solid, { response: pen.response, strength: pen.strength, depth, rim: rim * long })
  const placed = (run: Path) => run.map((p) => page.place(p))
  return [
    ...solid.map((run, i) => ({ path: placed(run), layer: layers[i] })),
    ...stitched.map((run) => ({ path: placed(run), layer: 'stitch' as const })),
  ]
}

/** The parts of a run within the outline. */
function innerRuns(run: Path, isInner: (p: Point) => boolean): Path[] {
  const parts: Point[][] = [[]]
  for (const p of run) {
    if (isInner(p)) parts[parts.length - 1].push(p)
    else if (parts[parts.length - 1].length) parts.push([])
  }
  return parts.filter(({ length }) => length > 3)
}
