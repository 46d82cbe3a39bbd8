import type { DrawnLayer } from '@toile/craft/sketches/lineDrawing.ts'
import type { Path, Point } from '@toile/geometry'
import type { Plane } from '../../kernels/plane.ts'
import { median } from '../../kernels/statistics.ts'

/** What runs are judged by. */
interface Judged {
  response: Plane
  strength: number
  /** How deep each pixel lies in the cloth. */
  depth: Plane
  rim: number
}

/** An end within so many rims of another line or of the outline meets it. */
const meets = 1.8
/** Weaker lines than this share of the pen are stitches or folds. */
const weak = 0.6
/** A stitch runs beside its seam within so many rims, for most of its length. */
const beside = 1.6
const most = 0.7
const every = 4

/** What lines within a garment are: a seam ends at others, a stitch runs lightly beside another line or the outline, a fold begins or ends in the cloth. */
export function layersOfRuns(runs: readonly Path[], { response, strength, depth, rim }: Judged): DrawnLayer[] {
  const { width, height } = response
  const owner = new Int32Array(width * height)
  const index = ([x, y]: Point) => Math.floor(y) * width + Math.floor(x)
  runs.forEach((run, i) => {
    for (const p of run) owner[index(p)] = i + 1
  })
  const isBy = (p: Point, own: number, reach: number): boolean => {
    if (depth.values[index(p)] < reach + rim) return true
    const [left, top] = [Math.max(0, Math.floor(p[0] - reach)), Math.max(0, Math.floor(p[1] - reach))]
    for (let y = top; y <= Math.min(height - 1, p[1] + reach); y++)
      for (let x = left; x <= Math.min(width - 1, p[0] + reach); x++) {
        const other = owner[y * width + x]
        if (other && other !== own) return true
      }
    return false
  }
  return runs.map((run, i): DrawnLayer => {
    const darkness = median(run.map((p) => response.values[index(p)]))
    const free = [run[0], run[run.length - 1]].filter((end) => !isBy(end, i + 1, meets * rim)).length
    if (darkness > weak * strength) return free === 2 ? 'fold' : 'seam'
    const places = run.filter((_, k) => k % every === 0)
    const near = places.filter((p) => isBy(p, i + 1, beside * rim)).length
    if (near > most * places.length) return 'stitch'
    return free > 0 ? 'fold' : 'seam'
  })
}
