import type { Mask } from '../../kernels/plane.ts'
import type { ClothFeatures } from './clothFeatures.ts'
import { emptyWaves, toWaves } from './waves.ts'

/** A step after which a print looks the same, in whole pixels, and how well it does: 1 the same. */
export interface PrintStep {
  x: number
  y: number
  likeness: number
}

/** Side of the square on which likeness is looked for, in pixels of a picture that is so many times smaller, and the bounds of steps there. */
const side = 256
const smaller = 3
const [shortest, longest] = [4, 127]
/** Of the cloth so much has to lie on itself. */
const leastShared = 0.14
/** What a rough step and an exact one are like at least, and an exact one of the best. */
const leastRough = 0.25
const leastExact = 0.55
const ofBest = 0.9
/** Steps lie in so many directions, and a long one is worth less. */
const directions = 8
const perDirection = 3
const few = 3
const length = 0.15

/** The steps after which the print of a cloth looks the same, in as many directions as there are; none where it has no print that repeats. */
export function printSteps(features: ClothFeatures, cloth: Mask): PrintStep[] {
  const rough = roughSteps(features, cloth)
  const exact = rough.flatMap((step) => exactStep(features, cloth, step) ?? [])
  const best = Math.max(leastExact, ofBest * Math.max(0, ...exact.map(({ likeness }) => likeness)))
  const worth = ({ x, y, likeness }: PrintStep) => likeness - (length * Math.hypot(x, y)) / (smaller * longest)
  const steps = Array.from({ length: directions }, (_, k) => k).flatMap((k) => {
    const among = exact.filter((step) => directionOf(step) === k && step.likeness >= best)
    return among.toSorted((a, b) => worth(b) - worth(a)).slice(0, 1)
  })
  return steps.length < few ? [...steps, ...steps.flatMap(furtherSteps)] : steps
}

/** Where a print repeats in few directions a line that runs along them is told by steps beyond its ends. */
function furtherSteps({ x, y, likeness }: PrintStep): PrintStep[] {
  return [2, 3, 5, 8]
    .map((k) => ({ x: k * x, y: k * y, likeness }))
    .filter((step) => Math.hypot(step.x, step.y) < smaller * longest)
}

const directionOf = ({ x, y }: { x: number; y: number }) => {
  const angle = Math.atan2(y, x) / Math.PI
  return Math.floor((angle - Math.floor(angle)) * directions + 0.5) % directions
}

/** Where the small picture looks most like itself: the peaks of its likeness, the best of each direction. */
function roughSteps(features: ClothFeatures, cloth: Mask): PrintStep[] {
  const likeness = likenessOf(features, cloth)
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
      .toSorted((a, b) => b.likeness - (length * Math.hypot(b.x, b.y)) / longest - (a.likeness - (length * Math.hypot(a.x, a.y)) / longest))
      .slice(0, perDirection),
  )
}

/** How much the cloth moved by pixels of the small picture resembles itself. */
function likenessOf({ light, tint }: ClothFeatures, cloth: Mask): (x: number, y: number) => number {
  const { width, height } = cloth
  const [wide, high] = [width, height].map((long) => Math.min(side, Math.floor(long / smaller))) as [number, number]
  const [seen, covered] = [emptyWaves(side), emptyWaves(side)]
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const at = y * side + x
      let count = 0
      for (let v = 0; v < smaller; v++)
        for (let u = 0; u < smaller; u++) {
          const j = (smaller * y + v) * width + smaller * x + u
          if (!cloth.values[j]) continue
          count++
          seen.re[at]! += light.values[j]!
          seen.im[at]! += tint.values[j]!
        }
      if (!count) continue
      seen.re[at]! /= count
      seen.im[at]! /= count
      covered.re[at] = 1
    }
  toWaves(seen, high)
  toWaves(covered, high)
  const power = emptyWaves(side)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const i = y * side + x
      const j = ((side - y) % side) * side + ((side - x) % side)
      power.re[i] = (seen.re[i]! ** 2 + seen.im[i]! ** 2 + seen.re[j]! ** 2 + seen.im[j]! ** 2) / 2
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

/** A step of the small picture to the pixel, where the cloth looks the same after it. */
function exactStep({ light, tint, places }: ClothFeatures, { width, height, values }: Mask, rough: PrintStep): PrintStep | null {
  let best: PrintStep | null = null
  for (let y = smaller * rough.y - 2; y <= smaller * rough.y + 2; y++)
    for (let x = smaller * rough.x - 2; x <= smaller * rough.x + 2; x++) {
      let [both, one, other] = [0, 1e-6, 1e-6]
      for (const i of places) {
        const [column, row] = [(i % width) + x, Math.floor(i / width) + y]
        if (column < 0 || row < 0 || column >= width || row >= height) continue
        const j = row * width + column
        if (!values[j]) continue
        both += light.values[i]! * light.values[j]! + tint.values[i]! * tint.values[j]!
        one += light.values[i]! ** 2 + tint.values[i]! ** 2
        other += light.values[j]! ** 2 + tint.values[j]! ** 2
      }
      const likeness = both / Math.sqrt(one * other)
      if (likeness > (best?.likeness ?? 0)) best = { x, y, likeness }
    }
  return best
}
