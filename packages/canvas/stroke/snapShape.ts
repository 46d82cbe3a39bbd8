import type { Sample } from './sample.ts'
import { bearing, cosine, sine } from './sine.ts'

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
    const turn = (Math.round((bearing(dx, dy) / whole) * directions) / directions) * whole
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

/** The ellipse whose outline lies as the path does: its middle and its second moments are the path's. */
function ellipseOf(samples: readonly Sample[]): Ellipse {
  const parts = samples.map((sample, i) => ({ ...sample, share: between(samples[i - 1] ?? sample, sample) }))
  const all = parts.reduce((sum, { share }) => sum + share, 0) || 1
  const mean = (of: (sample: Sample) => number) => parts.reduce((sum, part) => sum + of(part) * part.share, 0) / all
  const x = mean((part) => part.x)
  const y = mean((part) => part.y)
  const xx = mean((part) => (part.x - x) * (part.x - x))
  const yy = mean((part) => (part.y - y) * (part.y - y))
  const xy = mean((part) => (part.x - x) * (part.y - y))
  const apart = Math.sqrt((xx - yy) * (xx - yy) + 4 * xy * xy)
  const long = Math.sqrt(xx + yy + apart)
  const short = Math.sqrt(Math.max(0, xx + yy - apart))
  if (short > long * 0.9) return { x, y, long: (long + short) / 2, short: (long + short) / 2, angle: 0 }
  const angle = bearing(xx - yy, 2 * xy) / 2
  const upright = (Math.round((angle / whole) * 4) / 4) * whole
  return { x, y, long, short, angle: Math.abs(angle - upright) < 0.09 ? upright : angle }
}

/** Samples once round the ellipse that a path draws, begun where the path begins and going the way it goes; a circle where it nearly is one. */
export function roundEllipse(samples: readonly Sample[]): Sample[] {
  const [first] = samples
  if (!first || samples.length < 3) return [...samples]
  const { x, y, long, short, angle } = ellipseOf(samples)
  const [cos, sin] = [cosine(angle), sine(angle)]
  const turned = samples.reduce((sum, sample, i) => {
    const before = samples[i - 1] ?? sample
    return sum + (before.x - x) * (sample.y - y) - (before.y - y) * (sample.x - x)
  }, 0)
  const way = turned < 0 ? -1 : 1
  const along = ((first.x - x) * cos + (first.y - y) * sin) / (long || 1)
  const across = ((first.y - y) * cos - (first.x - x) * sin) / (short || 1)
  const start = bearing(along, across)
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
