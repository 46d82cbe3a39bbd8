import { clamp } from '@toile/geometry'
import { cellSide } from './cells.ts'
import { mostCounted, type SeenCloth } from './seenCloth.ts'
import { emptyWaves, toWaves } from './fourier.ts'

/** A step after which a print looks the same, in whole pixels, and how well it does: 1 the same. */
export interface PrintStep {
  x: number
  y: number
  likeness: number
}

/** Side of the square on which likeness is looked for, and the bounds of steps there, in cells; how many pixels are looked at afterwards. */
const side = 256
const looked = 1300
const [shortest, longest] = [4, 127]
/** Of the cloth so much has to lie on itself. */
const leastShared = 0.14
/** What a rough step and an exact one are like at least, and an exact one of the best. */
const leastRough = 0.25
const leastExact = 0.55
const ofBest = 0.9
/** Steps lie in so many directions, and a long one is worth less. */
const directions = 6
const perDirection = 3
const few = 3
/** What repeats in one direction only is a print where so much of it has a hue of its own: lines beside each other and folds of light have none. */
const coloured = 0.2
const otherHue = 0.02
const length = 0.15

/** The steps after which the print of a cloth looks the same, in as many directions as there are; none where it has no print that repeats. */
export function printSteps(seen: SeenCloth): PrintStep[] {
  const rough = roughSteps(seen)
  const exact = rough.flatMap((step) => exactStep(seen, step) ?? [])
  const best = Math.max(leastExact, ofBest * Math.max(0, ...exact.map(({ likeness }) => likeness)))
  const worth = ({ x, y, likeness }: PrintStep) => likeness - (length * Math.hypot(x, y)) / (cellSide * longest)
  const steps = Array.from({ length: directions }, (_, k) => k).flatMap((k) => {
    const among = exact.filter((step) => directionOf(step) === k && step.likeness >= best)
    return among.toSorted((a, b) => worth(b) - worth(a)).slice(0, 1)
  })
  if (steps.length === 1 && colouredShare(seen) < coloured) return []
  return steps.length < few ? [...steps, ...steps.flatMap(furtherSteps)] : steps
}

/** How much of the cloth has another hue than the cloth round it. */
function colouredShare({ share, tint }: SeenCloth): number {
  let [hued, all] = [0, 0]
  for (let k = 0; k < share.values.length; k++) {
    if (!share.values[k]) continue
    all++
    if (Math.abs(tint.values[k]!) > otherHue) hued++
  }
  return hued / Math.max(1, all)
}

/** Where a print repeats in few directions a line that runs along them is told by steps beyond its ends. */
function furtherSteps({ x, y, likeness }: PrintStep): PrintStep[] {
  return [2, 3, 5, 8]
    .map((k) => ({ x: k * x, y: k * y, likeness }))
    .filter((step) => Math.hypot(step.x, step.y) < cellSide * longest)
}

const directionOf = ({ x, y }: { x: number; y: number }) => {
  const angle = Math.atan2(y, x) / Math.PI
  return Math.floor((angle - Math.floor(angle)) * directions + 0.5) % directions
}

/** Where the cloth in cells looks most like itself: the peaks of its likeness, the best of each direction. */
function roughSteps(seen: SeenCloth): PrintStep[] {
  const likeness = likenessOf(seen)
  const peaks: PrintStep[] = []
  for (let y = 0; y <= longest; y++)
    for (let x = -longest; x <= longest; x++) {
      if (Math.hypot(x, y) < shortest || (y === 0 && x < 0)) continue
      const own = likeness(x, y)
      if (own < leastRough) continue
      let isPeak = true
      for (let v = -2; v <= 2 && isPeak; v++)
        for (let u = -2; u <= 2 && isPeak; u++) if (likeness(x + u, y + v) > own) isPeak = false
      if (isPeak) peaks.push({ x, y, likeness: own })
    }
  return Array.from({ length: directions }, (_, k) => k).flatMap((k) =>
    peaks
      .filter((step) => directionOf(step) === k)
      .toSorted(
        (a, b) =>
          b.likeness -
          (length * Math.hypot(b.x, b.y)) / longest -
          (a.likeness - (length * Math.hypot(a.x, a.y)) / longest),
      )
      .slice(0, perDirection),
  )
}

/** How much the cloth moved by cells resembles itself. */
function likenessOf({ light, tint, share }: SeenCloth): (x: number, y: number) => number {
  const [wide, high] = [Math.min(side, share.width), Math.min(side, share.height)]
  const [waves, covered] = [emptyWaves(side), emptyWaves(side)]
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const i = y * share.width + x
      if (!share.values[i]) continue
      const at = y * side + x
      waves.re[at] = light.values[i]!
      waves.im[at] = tint.values[i]!
      covered.re[at] = 1
    }
  toWaves(waves, high)
  toWaves(covered, high)
  const power = emptyWaves(side)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const i = y * side + x
      const j = ((side - y) % side) * side + ((side - x) % side)
      power.re[i] = (waves.re[i]! ** 2 + waves.im[i]! ** 2 + waves.re[j]! ** 2 + waves.im[j]! ** 2) / 2
      power.im[i] = covered.re[i]! ** 2 + covered.im[i]! ** 2
    }
  toWaves(power)
  const [whole, area] = [power.re[0]!, power.im[0]!]
  return (x, y) => {
    const i = ((y + side) % side) * side + ((x + side) % side)
    const shared = power.im[i]! / area
    return shared < leastShared ? -1 : power.re[i]! / whole / shared
  }
}

/** A step of cells to the pixel, where the cloth looks the same after it. */
function exactStep({ pixels, cells, cloth, places, sum, round, dyed }: SeenCloth, rough: PrintStep): PrintStep | null {
  const { width, height, rgba } = pixels
  const light = (i: number) => clamp(sum[i]! / round.values[cells.of[i]!]! - 1, -mostCounted, mostCounted)
  const tint = (i: number) =>
    clamp((rgba[i * 4]! - rgba[i * 4 + 2]!) / sum[i]! - dyed.values[cells.of[i]!]!, -mostCounted, mostCounted)
  const every = Math.max(1, Math.floor(places.length / looked))
  let best: PrintStep | null = null
  for (let y = cellSide * rough.y - 2; y <= cellSide * rough.y + 2; y++)
    for (let x = cellSide * rough.x - 2; x <= cellSide * rough.x + 2; x++) {
      let both = 0
      let one = 1e-6
      let other = 1e-6
      for (let k = 0; k < places.length; k += every) {
        const i = places[k]!
        const column = (i % width) + x
        const j = i + y * width + x
        if (column < 0 || column >= width || j < 0 || j >= width * height || !cloth.values[j]) continue
        const a = light(i)
        const b = light(j)
        const c = tint(i)
        const d = tint(j)
        both += a * b + c * d
        one += a * a + c * c
        other += b * b + d * d
      }
      const likeness = both / Math.sqrt(one * other)
      if (likeness > (best?.likeness ?? 0)) best = { x, y, likeness }
    }
  return best
}
