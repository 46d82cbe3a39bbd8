import { area, type Path, type Point } from '@toile/geometry'
import { nearestTo } from '../../kernels/distance.ts'
import { outlinesOf } from '../../kernels/outlines.ts'
import type { Mask, Plane } from '../../kernels/plane.ts'
import { coverageOf } from '../../kernels/scanline.ts'

/** How far a border may lie from the middle of the line that it is drawn by, as a share of the longer side. */
const reach = 0.012
/** Pixels each way over which a border is made even. */
const even = 3
/** Smaller parts and openings are specks, in square pixels. */
const least = 60

/** A garment's opacity with its border in the middle of the pen's line where there is one, and even elsewhere. */
export function snappedCloth(mask: Mask, middles: Mask): Plane {
  const { width, height } = mask
  const { distance, nearest } = nearestTo(middles)
  const far = reach * Math.max(width, height)
  const { outer, holes } = outlinesOf(
    mask.values.map((on) => on * 255),
    width,
    height,
    least,
  )
  const snapped = (ring: Path): Path =>
    evened(
      ring.map(([x, y]): Point => {
        const i = Math.min(height - 1, Math.floor(y)) * width + Math.min(width - 1, Math.floor(x))
        if (distance.values[i] > far) return [x, y]
        return [(nearest[i] % width) + 0.5, Math.floor(nearest[i] / width) + 0.5]
      }),
    )
  const values = new Float32Array(width * height)
  const laid = (ring: Path, sign: number) => {
    const covered = coverageOf(width, height, [ring]).values
    for (let i = 0; i < values.length; i++) values[i] += sign * covered[i]
  }
  for (const ring of outer) laid(snapped(ring), 1)
  for (const ring of holes) if (Math.abs(area(ring)) > least) laid(snapped(ring), -1)
  return { width, height, values: values.map((value) => Math.max(0, Math.min(1, value))) }
}

/** A closed ring whose points are the means of their neighbours; corners stay, where it turns sharply over some steps. */
function evened(ring: Path): Point[] {
  const count = ring.length
  const at = (i: number) => ring[(i + count) % count]
  return ring.map((p, i) => {
    const [ax, ay] = [p[0] - at(i - 5)[0], p[1] - at(i - 5)[1]]
    const [bx, by] = [at(i + 5)[0] - p[0], at(i + 5)[1] - p[1]]
    const turn = (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1)
    const reach = turn < 0.5 ? 1 : even
    let [x, y] = [0, 0]
    for (let k = -reach; k <= reach; k++) {
      x += at(i + k)[0]
      y += at(i + k)[1]
    }
    return [x / (2 * reach + 1), y / (2 * reach + 1)]
  })
}
