import type { Sample } from './sample.ts'

/** Visits a place of the path and tells how far it is to the next; the first one is told with the sample that follows, where there is one. */
type Visit = (sample: Sample, next?: Sample) => number

/** A curve through `b` and `c` with its neighbors, at a share of its way (Catmull and Rom). */
const onCurve = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

/** Walks a smooth curve through samples at even steps; the last piece comes with `end`. */
export function openWalker(visit: Visit): { add(sample: Sample): void; end(): void } {
  const knots: Sample[] = []
  let owed = 0

  /** Walks a straight bit from one place to the next, whose shares of the way from `b` to `c` are told. */
  function bit(b: Sample, c: Sample, from: Place, to: Place): void {
    const dx = to.x - from.x
    const dy = to.y - from.y
    const long = Math.sqrt(dx * dx + dy * dy)
    let gone = 0
    while (long > 0 && gone + owed <= long) {
      gone += owed
      const k = gone / long
      const m = from.t + (to.t - from.t) * k
      owed = visit({
        x: from.x + dx * k,
        y: from.y + dy * k,
        pressure: b.pressure + (c.pressure - b.pressure) * m,
        tiltX: b.tiltX + (c.tiltX - b.tiltX) * m,
        tiltY: b.tiltY + (c.tiltY - b.tiltY) * m,
        time: b.time + (c.time - b.time) * m,
      })
    }
    owed -= long - gone
  }

  function piece(a: Sample, b: Sample, c: Sample, d: Sample): void {
    const dx = c.x - b.x
    const dy = c.y - b.y
    const bits = Math.max(2, Math.ceil(Math.sqrt(dx * dx + dy * dy) / 2))
    let from: Place = { x: b.x, y: b.y, t: 0 }
    for (let i = 1; i <= bits; i++) {
      const t = i / bits
      const to = { x: onCurve(a.x, b.x, c.x, d.x, t), y: onCurve(a.y, b.y, c.y, d.y, t), t }
      bit(b, c, from, to)
      from = to
    }
  }

  return {
    add(sample) {
      const last = knots.at(-1)
      if (last && Math.abs(last.x - sample.x) + Math.abs(last.y - sample.y) < 0.01) return
      knots.push(sample)
      const [a, b, c, d] = knots
      // The first place waits until it is known where the stroke goes.
      if (a && b && !c) owed = visit(a, b)
      if (a && b && c && !d) piece(a, a, b, c)
      if (a && b && c && d) {
        piece(a, b, c, d)
        knots.shift()
      }
    },
    end() {
      const [a, b, c] = knots.slice(-3)
      if (a && b && c) piece(a, b, c, c)
      else if (a && b) piece(a, a, b, b)
      else if (a) visit(a)
    },
  }
}

interface Place {
  readonly x: number
  readonly y: number
  readonly t: number
}
