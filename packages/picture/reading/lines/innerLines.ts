import type { DrawnLayer } from '@toile/craft/sketches/lineDrawing.ts'
import type { Point } from '@toile/geometry'
import { distanceTo } from '../../kernels/distance.ts'
import { lineRuns } from '../../kernels/lineRuns.ts'
import { inverse, type Mask, maskOf } from '../../kernels/plane.ts'
import { layerOfRun } from './layerOfRun.ts'
import type { PenLines } from './penLines.ts'
import type { UprightPage } from './uprightPage.ts'

/** A line within a garment on its page. */
export interface InnerRun {
  path: Point[]
  layer: DrawnLayer
}

/** How much of the longer side lies between the outline and the first line that is not the outline itself. */
const rim = 0.011
/** Shorter runs are specks, as a share of the longer side. */
const shortest = 0.013

/** The lines that are drawn within a garment, sorted into seams, stitches and folds. */
export function innerLines({ middles, response, strength }: PenLines, mask: Mask, page: UprightPage): InnerRun[] {
  const long = Math.max(page.width, page.height)
  const depth = distanceTo(inverse(mask)).values
  const inner = maskOf(mask, (i) => middles.values[i] && depth[i] > rim * long)
  const runs = lineRuns(inner, Math.max(6, shortest * long))
  return runs.map((run) => ({
    path: run.map((p) => page.place(p)),
    layer: layerOfRun(run, { response, strength, depth, rim: rim * long, others: runs }),
  }))
}
