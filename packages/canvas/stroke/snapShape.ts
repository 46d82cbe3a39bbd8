import { angleOf, cosine, sine } from '@toile/geometry'
import type { Sample } from './sample.ts'

const whole = 6.283185307179586

/** A line turns to the nearest of so many directions about a whole turn, and an ellipse to upright, where it nearly is. */
const directions = 24

const between = (a: Sample, b: Sample): number => Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))

/** How far along the path each sample lies, in pixels. */
function lengthsOf(samples: readonly Sample[]): number[] {
  let gone = 0
  return samples.map((sample, i) => (gone += between(samples[i - 1] ?? sample, sample)))
}

/** Samples on the straight line from the first to the last, pressure and time as they were; with `snaps` the line turns to the nearest of 24 directions. */
export function straightLine(samples: readonly Sample[], snaps = false): Sample[] {
  const [first] = samples
  const last = samples.at(-1)
  if (!first || !last) return []
  const long = between(first, last)
  let [dx, dy] = [last.x - first.x, last.y - first.y]
  if (snaps) {
    const turn = (Math.round((angleOf(dx, dy) / whole) * directions) / directions) * whole
    dx = cosine(turn) * long
    dy = sine(turn) * long
  }
  const lengths = lengthsOf(samples)
  const all = lengths.at(-1) || 1
  return samples.map((sample, i) => {
    const t = (lengths[i] ?? 0) / all
    return { ...sample, x: first.x + dx * t, y: first.y + dy * t }
  })
}

interface Ellipse {
  readonly x: number
  readonly y: number
  readonly long: number
  readonly short: number
  readonly angle: number
}

/** The ellipse that encloses what the path does: its middle and its second moments are those of the area. */
function ellipseOf(samples: readonly Sample[], first: Sample): Ellipse {
  let [area, mx, my, mxx, myy, mxy] = [0, 0, 0, 0, 0, 0]
  for (const [i, a] of samples.entries()) {
    const b = samples[i + 1] ?? first
    const [ax, ay, bx, by] = [a.x - first.x, a.y - first.y, b.x - first.x, b.y - first.y]
    const part = ax * by - ay * bx
    area += part / 2
    mx += ((ax + bx) * part) / 6
    my += ((ay + by) * part) / 6
    mxx += ((ax * ax + ax * bx + bx * bx) * part) / 12
    myy += ((ay * ay + ay * by + by * by) * part) / 12
    mxy += ((ax * by + 2 * ax * ay + 2 * bx * by + bx * ay) * part) / 24
  }
  const [cx, cy] = [mx / area, my / area]
  const [xx, yy, xy] = [mxx / area - cx * cx, myy / area - cy * cy, mxy / area - cx * cy]
  const apart = Math.sqrt((xx - yy) * (xx - yy) + 4 * xy * xy)
  const [x, y] = [first.x + cx, first.y + cy]
  const long = Math.sqrt(2 * (xx + yy + apart))
  const short = Math.sqrt(Math.max(0, 2 * (xx + yy - apart)))
  if (short > long * 0.9) return { x, y, long: (long + short) / 2, short: (long + short) / 2, angle: 0 }
  const angle = angleOf(xx - yy, 2 * xy) / 2
  const upright = (Math.round((angle / whole) * 4) / 4) * whole
  return { x, y, long, short, angle: Math.abs(angle - upright) < 0.09 ? upright : angle }
}

/** Twice the area that a path encloses, below 0 where it goes round counterclockwise. */
const areaOf = (samples: readonly Sample[], first: Sample): number =>
  samples.reduce((sum, a, i) => {
    const b = samples[i + 1] ?? first
    return sum + (a.x - first.x) * (b.y - first.y) - (a.y - first.y) * (b.x - first.x)
  }, 0)

/** Samples once round the ellipse that a path draws, begun where the path begins and going the way it goes; a circle where it nearly is one. */
function roundEllipse(samples: readonly Sample[]): Sample[] {
  const [first] = samples
  const area = first ? areaOf(samples, first) : 0
  if (!first || Math.abs(area) < 1) return [...samples]
  const { x, y, long, short, angle } = ellipseOf(samples, first)
  const [cos, sin] = [cosine(angle), sine(angle)]
  const way = area < 0 ? -1 : 1
  const along = ((first.x - x) * cos + (first.y - y) * sin) / (long || 1)
  const across = ((first.y - y) * cos - (first.x - x) * sin) / (short || 1)
  const start = angleOf(along, across)
  const steps = Math.max(72, samples.length)
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const at = samples[Math.round(t * (samples.length - 1))] ?? first
    const [u, v] = [cosine(start + way * whole * t) * long, sine(start + way * whole * t) * short]
    return { ...at, x: x + u * cos - v * sin, y: y + u * sin + v * cos }
  })
}

/** What a freehand path becomes while Shift is held: an ellipse where it comes back to its beginning, a straight line otherwise (requirement S3.22). */
export function snapShape(samples: readonly Sample[]): Sample[] {
  const [first] = samples
  const last = samples.at(-1)
  if (!first || !last) return []
  const isRound = samples.length > 8 && between(first, last) < 0.35 * (lengthsOf(samples).at(-1) ?? 0)
  return isRound ? roundEllipse(samples) : straightLine(samples, true)
}
