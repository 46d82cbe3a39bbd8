import { type Component, componentsOf, fillHoles } from '../../../kernels/components.ts'
import { distanceTo } from '../../../kernels/distance.ts'
import { countOf, inverse, type Mask, maskOf, type Plane } from '../../../kernels/plane.ts'
import { grown } from './grown.ts'

/** A thing that stands alone in a picture. */
export interface Standing {
  part: Component
  worth: number
}

/** Colours at least this far from the ground may belong to things; the split between both is found within. */
const bounds = [0.055, 0.13] as const
/** Shares of the picture: the smallest thing, the largest, and all things together. */
const leastShare = 0.0022
const mostShare = 0.62
const mostTogether = 0.72
const leastTogether = 0.025
/** How far from the ground the colour is just inside the rim of a thing that was cut and not faded: of any, and of one that is round and full. */
const leastJump = { any: 0.24, round: 0.15 }
/** How much of its box a round thing fills, and how thick it is. */
const round = { fill: 0.55, thick: 0.34 }
/** A thing's breadth against its length. */
const slender = 0.3
/** How thick a thing is at its thickest against its area's root. */
const thin = 0.1

/** What stands out from the ground of a picture, by how far each pixel's colour is from it; cracks of a pixel are closed and threads of a pixel taken off. */
export function standsOut(away: Plane): Mask {
  const split = splitOf(away)
  const raw = maskOf(away, (i) => away.values[i] > split)
  return grown(grown(grown(grown(raw, 1), 0), 0), 1)
}

/** The whole things among what stands out, the most useful first; nothing that the picture's border cuts, no slivers, nothing that fades into the ground. */
export function wholeThings(mask: Mask, away: Plane): { labels: Int32Array; things: Standing[] } {
  const { labels, list } = componentsOf(mask)
  const area = mask.width * mask.height
  if (countOf(mask) > area * mostTogether) return { labels, things: [] }
  const depth = distanceTo(inverse(mask)).values
  const deepest = new Float64Array(list.length + 1)
  const jump = new Float64Array(list.length + 1)
  const rim = new Float64Array(list.length + 1)
  labels.forEach((id, i) => {
    if (!id) return
    deepest[id] = Math.max(deepest[id], depth[i])
    if (depth[i] < 1.5 || depth[i] > 4) return
    jump[id] += away.values[i]
    rim[id]++
  })
  const things = list.flatMap((part): Standing[] => {
    const [wide, high] = [part.right - part.left + 1, part.bottom - part.top + 1]
    const breadth = Math.min(wide, high) / Math.max(wide, high)
    const thick = deepest[part.id] / Math.sqrt(part.area)
    const off = jump[part.id] / Math.max(1, rim[part.id])
    const isRound = part.area > wide * high * round.fill && thick > round.thick
    const isClear = off > (isRound ? leastJump.round : leastJump.any)
    const fits = part.area > area * leastShare && part.area < area * mostShare && !part.onBorder
    if (!fits || !isClear || breadth < slender || thick < thin) return []
    return [{ part, worth: Math.sqrt(part.area) * (0.5 + breadth) * (0.6 + thick) }]
  })
  if (things.reduce((sum, { part }) => sum + part.area, 0) < area * leastTogether) return { labels, things: [] }
  return { labels, things: things.sort((a, b) => b.worth - a.worth) }
}

/** The distance that parts ground and things best (Otsu). */
function splitOf({ values }: Plane): number {
  const bins = new Float64Array(64)
  for (const value of values) bins[Math.min(63, Math.floor(value * 200))]++
  const whole = bins.reduce((sum, count, k) => sum + count * k, 0)
  let [below, sum, best, most] = [0, 0, 0, -1]
  for (let k = 0; k < 63; k++) {
    below += bins[k]
    sum += bins[k] * k
    const above = values.length - below
    if (!below || !above) continue
    const between = below * above * (sum / below - (whole - sum) / above) ** 2
    if (between <= most) continue
    most = between
    best = k + 1
  }
  return Math.min(bounds[1], Math.max(bounds[0], best / 200))
}

/** The largest thing of a mask that the border does not cut, alone, with its pin holes closed and its heart, should that be of the ground's colour; null when there is none. */
export function largestThing(mask: Mask): Mask | null {
  const { labels, list } = componentsOf(mask)
  const largest = list
    .filter(({ onBorder }) => !onBorder)
    .reduce<Component | null>((best, one) => (best && best.area >= one.area ? best : one), null)
  if (!largest) return null
  const own = maskOf(mask, (i) => labels[i] === largest.id)
  const filled = fillHoles(own)
  const holes = componentsOf(
    maskOf(own, (i) => filled.values[i] && !own.values[i]),
    false,
  )
  const closes = holes.list.map((hole) => hole.area < largest.area * pin || isHeart(hole, largest))
  return maskOf(own, (i) => own.values[i] || (holes.labels[i] > 0 && closes[holes.labels[i] - 1]))
}

/** Shares of a thing that a hole may have: one that nobody sees, and the heart of a flower. */
const pin = 0.012
const heart = 0.09

/** Whether a hole is round and lies in the middle of a thing. */
function isHeart(hole: Component, thing: Component): boolean {
  const [wide, high] = [hole.right - hole.left + 1, hole.bottom - hole.top + 1]
  const side = Math.max(thing.right - thing.left, thing.bottom - thing.top) + 1
  const off = Math.hypot(
    (hole.left + hole.right - thing.left - thing.right) / 2,
    (hole.top + hole.bottom - thing.top - thing.bottom) / 2,
  )
  const isRound = Math.min(wide, high) > 0.7 * Math.max(wide, high) && hole.area > 0.6 * wide * high
  return isRound && off < side * 0.12 && hole.area < thing.area * heart
}
