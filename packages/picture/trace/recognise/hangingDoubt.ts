import { clamp } from '@toile/geometry'
import type { Hanging } from '../anchor.ts'
import type { Mask } from '../kernels/plane.ts'
import { type Shape, toPixel } from '../shape/shape.ts'

const half = 1.1
const steps = 260

/** Runs of cloth across an upright shape at a share of its height: [from, to] in heights. */
function runsAcross(shape: Shape, mask: Mask, y: number): [from: number, to: number][] {
  const runs: [number, number][] = []
  let start: number | null = null
  for (let k = 0; k <= steps; k++) {
    const x = ((k / steps) * 2 - 1) * half
    const [px, py] = toPixel(shape, [x, y]).map(Math.round)
    const inside = px >= 0 && py >= 0 && px < mask.width && py < mask.height && mask.values[py * mask.width + px] === 1
    if (inside && start === null) start = x
    if (!inside && start !== null) {
      if (x - start > 0.012) runs.push([start, x])
      start = null
    }
  }
  return runs
}

const spanOf = (runs: readonly [number, number][]) => (runs.length ? runs[runs.length - 1][1] - runs[0][0] : 0)

/**
 * How little a shape looks like hanging from shoulders or from a waist, 0..1 each, by rules of thumb: sleeves beside the body, straps or a
 * neck hole at the top, shoulders that slope and a marked waist speak for shoulders; a straight top edge that only widens for a waist.
 */
export function hangingDoubt(shape: Shape, mask: Mask): (hanging: Hanging) => number {
  const rows = Array.from({ length: 40 }, (_, k) => runsAcross(shape, mask, (k + 0.5) / 40))
  const sleeves = rows.filter((runs) => runs.length >= 3 && isSleeved(runs)).length
  const openTop = rows.slice(0, 4).filter((runs) => runs.length >= 2).length
  const slope = clamp((shoulderSlope(shape, mask) - 1) / 0.5)
  const shoulders = Math.max(clamp(sleeves / 4), clamp((openTop - 1) / 2), slope, waisted(rows.map(spanOf)))
  const legs = rows.slice(22, 39).filter((runs) => runs.length === 2 && isForked(runs)).length
  const legged = clamp((legs - 3) / 6)
  return (hanging) => {
    if (hanging === 'skirt') return Math.max(shoulders, legged)
    if (hanging === 'legs') return shoulders
    if (hanging === 'overall') return 1 - shoulders
    return Math.max(1 - shoulders, legged * 0.7)
  }
}

/** How flat the flattest run of the upper edges is on both sides at once: across by down; hips are steeper than shoulders. */
function shoulderSlope(shape: Shape, mask: Mask): number {
  const run = 3
  const step = 0.01
  const rows = Array.from({ length: 20 }, (_, k) => runsAcross(shape, mask, 0.012 + k * step))
  const falls = rows.slice(run).map((runs, k) => {
    const above = rows[k]
    if (!runs.length || !above.length) return 0
    const left = above[0][0] - runs[0][0]
    const right = runs[runs.length - 1][1] - above[above.length - 1][1]
    return Math.min(left, right) / (run * step)
  })
  return Math.max(...falls)
}

/** How clearly a shape narrows below its top and widens again, as no skirt or trousers do. */
function waisted(spans: readonly number[]): number {
  let above = 0
  let best = 0
  for (let row = 1; row < 15; row++) {
    if (row > 4) {
      const below = Math.max(...spans.slice(row + 1, 30))
      best = Math.max(best, Math.min(above, below) / (spans[row] || 1))
    }
    above = Math.max(above, spans[row])
  }
  return clamp((best - 1.06) / 0.08)
}

/** A wide middle between two narrower runs. */
function isSleeved(runs: readonly [number, number][]): boolean {
  const middle = runs.find(([from, to]) => from < 0 && to > 0)
  return middle !== undefined && runs[0][1] < 0 && runs[runs.length - 1][0] > 0
}

/** Two runs of like width on both sides of the axis, not as far apart as sleeves that hang below a hem. */
function isForked([left, right]: readonly [number, number][]): boolean {
  const [a, b] = [left[1] - left[0], right[1] - right[0]]
  const apart = right[0] - left[1]
  return left[1] < 0.06 && right[0] > -0.06 && Math.min(a, b) > Math.max(0.6 * Math.max(a, b), apart / 2)
}
