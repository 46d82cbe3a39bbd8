import type { Sample } from './sample.ts'

/** A place on the sheet. */
interface Place {
  readonly x: number
  readonly y: number
}

/** What leads the hand: a ruler through two places, or a perspective by its vanishing points, with uprights where those are asked. */
export type Guide =
  | { readonly kind: 'ruler'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'perspective'; readonly vanishing: readonly Place[]; readonly uprights?: boolean }

/** Pixels that a hand must go before its direction is known. */
const decided = 6

/** The foot of a place on the line through another place in a direction. */
function footOn(sample: Sample, through: Place, dx: number, dy: number): Sample {
  const square = dx * dx + dy * dy
  if (square === 0) return sample
  const t = ((sample.x - through.x) * dx + (sample.y - through.y) * dy) / square
  return { ...sample, x: through.x + dx * t, y: through.y + dy * t }
}

/** The direction from the start that the hand follows most nearly. */
function nearest(start: Sample, now: Sample, ways: readonly Place[]): Place {
  const mx = now.x - start.x
  const my = now.y - start.y
  const along = ({ x, y }: Place) => Math.abs(mx * x + my * y) / (Math.sqrt(x * x + y * y) || 1)
  return ways.reduce((best, way) => (along(way) > along(best) ? way : best))
}

/** Leads samples along a guide, one after another; samples are held back until a perspective knows where the hand goes. */
export function openGuide(guide: Guide | undefined): (sample: Sample) => readonly Sample[] {
  if (!guide) return (sample) => [sample]
  if (guide.kind === 'ruler') {
    const { from, to } = guide
    return (sample) => [footOn(sample, from, to.x - from.x, to.y - from.y)]
  }
  let held: Sample[] = []
  let way: Place | undefined
  let start: Sample | undefined
  return (sample) => {
    start ??= sample
    const { x, y } = start
    held.push(sample)
    if (!way) {
      if (Math.abs(sample.x - x) + Math.abs(sample.y - y) < decided) return []
      const ways = guide.vanishing.map((point) => ({ x: point.x - x, y: point.y - y }))
      if (guide.uprights) ways.push({ x: 0, y: 1 })
      if (ways.length === 0) ways.push({ x: sample.x - x, y: sample.y - y })
      way = nearest(start, sample, ways)
    }
    const { x: dx, y: dy } = way
    const led = held.map((one) => footOn(one, { x, y }, dx, dy))
    held = []
    return led
  }
}
