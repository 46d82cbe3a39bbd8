import { boundedSelection } from '../selecting/boundedSelection.ts'
import { colorsOff } from '../selecting/colorsOff.ts'
import { flood } from '../selecting/flood.ts'
import type { Stamp } from '../stroke/stamp.ts'
import { channelsAt } from '../tiles/channelsAt.ts'
import type { Selection } from '../tiles/selection.ts'
import { growWithin } from './growWithin.ts'
import { spread } from './spread.ts'

/** How a fill finds its region (issue: fill with tolerance and gap closing; requirement S3.22). */
export interface FillManner {
  /** How far a color may be from the one that was pointed at, 0 to 255. */
  readonly tolerance: number
  /** Only what joins the place, or the color everywhere. */
  readonly contiguous: boolean
  /** The widest gap in a line that paint does not run through, in pixels. */
  readonly closesGaps: number
  /** Pixels that the fill goes under the smooth edge of lines. */
  readonly grows: number
}

/** The nearest open place that is not closed off, within some pixels of a place; none where there is none. */
function nearestFree(
  free: Uint8Array,
  width: number,
  height: number,
  x: number,
  y: number,
  reach: number,
): number | undefined {
  let best: number | undefined
  let least = Infinity
  for (let py = Math.max(0, y - reach); py <= Math.min(height - 1, y + reach); py++) {
    for (let px = Math.max(0, x - reach); px <= Math.min(width - 1, x + reach); px++) {
      const far = (px - x) * (px - x) + (py - y) * (py - y)
      if (far >= least || !free[py * width + px]) continue
      least = far
      best = py * width + px
    }
  }
  return best
}

/** What joins a place when gaps are closed: lines are thickened, what is left is flooded, and the flood comes back to the lines. */
function joined(
  open: Uint8Array,
  width: number,
  height: number,
  x: number,
  y: number,
  gap: number,
): Uint8Array<ArrayBuffer> {
  const start = y * width + x
  if (gap === 0) return flood(open, width, start)
  const reach = Math.ceil(gap / 2)
  const lines = open.map((is) => 255 - is)
  const free = spread(lines, width, { x0: 0, y0: 0, x1: width, y1: height }, reach).map((is) => 255 - is)
  const from = nearestFree(free, width, height, x, y, 2 * reach)
  if (from === undefined) return flood(open, width, start)
  const marks = flood(free, width, from)
  growWithin(marks, open, width, 2 * reach)
  return marks
}

/** The share of a fill that a pixel under the edge of a line takes: the more of the line it shows, the less. */
const underLine = (distance: number, tolerance: number): number => {
  const line = Math.max(0, distance - tolerance) / Math.max(1, 255 - tolerance)
  return Math.round(255 * (1 - line * line))
}

/** The pixels that a fill at a place takes, of a picture of one layer or of all. */
export function fillRegion(
  picture: Stamp,
  x: number,
  y: number,
  { tolerance, contiguous, closesGaps, grows }: FillManner,
): Selection {
  const { width, height } = picture
  if (x < 0 || y < 0 || x >= width || y >= height)
    return { width, height, alpha: new Uint8Array(width * height), box: { x0: 0, y0: 0, x1: 0, y1: 0 } }
  const distances = colorsOff(picture.rgba, channelsAt(picture, x, y))
  const open = distances.map((distance) => (distance <= tolerance ? 255 : 0))
  const alpha = contiguous ? joined(open, width, height, x, y, closesGaps) : open
  const region = boundedSelection(width, height, alpha)
  if (grows === 0) return region
  const { x0, y0, x1, y1 } = region.box
  const near = {
    x0: Math.max(0, x0 - grows),
    y0: Math.max(0, y0 - grows),
    x1: Math.min(width, x1 + grows),
    y1: Math.min(height, y1 + grows),
  }
  const around = spread(alpha, width, near, grows)
  for (let p = near.y0; p < near.y1; p++) {
    for (let i = p * width + near.x0; i < p * width + near.x1; i++)
      if (!alpha[i] && around[i]) alpha[i] = underLine(distances[i]!, tolerance)
  }
  return boundedSelection(width, height, alpha, near)
}
