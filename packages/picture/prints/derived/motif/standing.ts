import { type Component, componentsOf, fillHoles } from '../../../trace/kernels/components.ts'
import { closed, distanceTo, opened } from '../../../trace/kernels/distance.ts'
import { countOf, inverse, type Mask, maskOf, type Plane } from '../../../trace/kernels/plane.ts'

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
/** How far from the ground the colour is just inside the rim of a thing that was cut and not faded. */
const leastJump = 0.1
/** A thing's breadth against its length. */
const slender = 0.3
/** How thick a thing is at its thickest against its area's root. */
const thin = 0.1

/** What stands out from the ground of a picture, by how far each pixel's colour is from it. */
export function standsOut(away: Plane): Mask {
  const split = splitOf(away)
  const raw = maskOf(away, (i) => away.values[i] > split)
  return opened(closed(raw, 1.2), 0.9)
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
    const fits = part.area > area * leastShare && part.area < area * mostShare && !part.onBorder
    if (!fits || breadth < slender || thick < thin || jump[part.id] / Math.max(1, rim[part.id]) < leastJump) return []
    return [{ part, worth: Math.sqrt(part.area) * (0.5 + breadth) * (0.6 + thick) }]
  })
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

/** One thing of a mask alone, its pin holes closed. */
export const onlyThing = (mask: Mask, labels: Int32Array, id: number): Mask => {
  const own = maskOf(mask, (i) => labels[i] === id)
  const filled = fillHoles(own)
  const { labels: holes, list } = componentsOf(
    maskOf(own, (i) => filled.values[i] && !own.values[i]),
    false,
  )
  const area = countOf(own)
  return maskOf(own, (i) => own.values[i] || (holes[i] > 0 && list[holes[i] - 1].area < area * 0.012))
}
