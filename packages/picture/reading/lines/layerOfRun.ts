import type { DrawnLayer } from '@toile/craft/sketches/lineDrawing.ts'
import { distance, type Path, type Point, sure } from '@toile/geometry'
import type { Plane } from '../../kernels/plane.ts'
import { median } from '../../kernels/statistics.ts'

/** What a run is judged by. */
interface Judged {
  response: Plane
  strength: number
  depth: Float32Array
  rim: number
  others: readonly Path[]
}

/** An end within so many rims of another line or of the outline meets it. */
const meets = 2.2
/** Weaker lines than this share of the pen are stitches or folds. */
const weak = 0.62
/** A stitch runs beside its seam within so many rims, for most of its length. */
const beside = 2.6

/** What a line within a garment is: a seam ends at others, a stitch runs lightly beside another line or the outline, a fold begins or ends in the cloth. */
export function layerOfRun(run: Path, { response, strength, depth, rim, others }: Judged): DrawnLayer {
  const { width } = response
  const index = ([x, y]: Point) => Math.floor(y) * width + Math.floor(x)
  const darkness = median(run.map((p) => response.values[index(p)]))
  const ends = [sure(run[0]), sure(run[run.length - 1])]
  const isMet = (end: Point) =>
    depth[index(end)] < meets * rim ||
    others.some((other) => other !== run && other.some((p) => distance(p, end) < meets * rim))
  const free = ends.filter((end) => !isMet(end)).length
  if (darkness > weak * strength) return free === 2 && ends[0] !== ends[1] ? 'fold' : 'seam'
  const near = run.filter(
    (p) =>
      depth[index(p)] < beside * rim ||
      others.some((other) => other !== run && other.some((q) => distance(p, q) < beside * rim)),
  )
  if (near.length > 0.7 * run.length) return 'stitch'
  return free > 0 ? 'fold' : 'seam'
}
