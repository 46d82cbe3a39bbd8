import { area, type Path, type Point } from '@toile/geometry'
import { outlinesOf } from '../../kernels/outlines.ts'
import type { Mask } from '../../kernels/plane.ts'
import { coverageOf } from '../../kernels/scanline.ts'
import { fitRing } from './fitRing.ts'

/** A point of an outline that a person may drag, with the handles of the curves before and after it; in pixels of the mask. */
export interface OutlinePoint {
  at: Point
  before: Point
  after: Point
}

/** A garment's outline as a person edits it (S3.27): closed rings, openings among them by the even-odd rule. */
export interface EditableOutline {
  rings: OutlinePoint[][]
  /** Stretches of the border along which nothing can be seen: shown dashed. */
  doubtful: Path[]
  /** Chords over gaps of the drawing that were closed. */
  bridges: (readonly [Point, Point])[]
}

/** As many points as a person can still take hold of. */
export const mostOutlinePoints = 60

/** Smallest part or opening of an outline, as a share of the whole garment. */
const leastRing = 0.004

/** The outline of a mask (opacity 0..255) as at most sixty points, with what is doubtful about it. */
export function outlineOfMask(
  mask: Uint8Array,
  edge: Mask,
  bridges: readonly (readonly [Point, Point])[],
): EditableOutline {
  const { outer, holes } = outlinesOf(mask, edge.width, edge.height)
  const whole = outer.reduce((sum, ring) => sum + Math.abs(area(ring)), 0)
  const rings = [...outer, ...holes]
    .filter((ring) => ring.length > 8 && Math.abs(area(ring)) > leastRing * whole)
    .sort((a, b) => Math.abs(area(b)) - Math.abs(area(a)))
    .slice(0, 12)
  return {
    rings: fittedRings(rings),
    doubtful: rings.flatMap((ring) => unseen(ring, edge)),
    bridges: [...bridges],
  }
}

/** Opacity 0..255 of an outline, however it was edited, in the size of the sheet. */
export function maskOfOutline({ rings }: Pick<EditableOutline, 'rings'>, width: number, height: number): Uint8Array {
  const inside = new Float32Array(width * height)
  for (const ring of rings) {
    if (ring.length < 2) continue
    const covered = coverageOf(width, height, [flattened(ring)]).values
    for (let i = 0; i < inside.length; i++) inside[i] += covered[i] - 2 * inside[i] * covered[i]
  }
  return Uint8Array.from(inside, (value) => Math.round(255 * Math.max(0, Math.min(1, value))))
}

/** Rings at the finest tolerance that keeps them within sixty points. */
function fittedRings(rings: readonly Path[]): OutlinePoint[][] {
  let fitted: OutlinePoint[][] = []
  for (let tolerance = 1.2; tolerance < 60; tolerance *= 1.6) {
    // Every few pixels only, so that small corners count less and less.
    const every = Math.max(2, Math.round(tolerance / 1.5))
    fitted = rings.map((ring) =>
      pointsOf(
        ring.filter((_, i) => i % every === 0 || ring.length < 24),
        tolerance,
      ),
    )
    if (fitted.reduce((sum, ring) => sum + ring.length, 0) <= mostOutlinePoints) return fitted
  }
  return fitted.slice(0, 1).map((ring) => ring.slice(0, mostOutlinePoints))
}

function pointsOf(ring: Path, tolerance: number): OutlinePoint[] {
  const curves = fitRing(ring, tolerance ** 2)
  return curves.map(([at, after], i) => ({
    at,
    before: curves[(i + curves.length - 1) % curves.length][2],
    after,
  }))
}

const samples = 16

function flattened(ring: readonly OutlinePoint[]): Point[] {
  return ring.flatMap((point, i) => {
    const next = ring[(i + 1) % ring.length]
    return Array.from({ length: samples }, (_, k): Point => {
      const t = k / samples
      const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
      const along = (axis: 0 | 1) =>
        weights[0] * point.at[axis] +
        weights[1] * point.after[axis] +
        weights[2] * next.before[axis] +
        weights[3] * next.at[axis]
      return [along(0), along(1)]
    })
  })
}

/** Runs of a ring without a visible edge beneath them. */
function unseen(ring: Path, edge: Mask): Path[] {
  const least = Math.max(8, Math.max(edge.width, edge.height) / 60)
  const clear = ring.map(([x, y]) => {
    const column = Math.max(0, Math.min(edge.width - 1, Math.floor(x)))
    const row = Math.max(0, Math.min(edge.height - 1, Math.floor(y)))
    return edge.values[row * edge.width + column] === 1
  })
  const start = clear.indexOf(true)
  if (start < 0) return [ring]
  const runs: Path[] = []
  let run: Point[] = []
  for (let k = 0; k <= ring.length; k++) {
    const i = (start + k) % ring.length
    if (!clear[i]) {
      run.push(ring[i])
      continue
    }
    if (run.length >= least) runs.push(run)
    run = []
  }
  return runs
}
