import { type Component, componentsOf } from '../../kernels/components.ts'
import { closed, opened } from '../../kernels/distance.ts'
import { maskOf, type Plane } from '../../kernels/plane.ts'
import type { Crop } from './crop.ts'
import { gridColumns, gridRows, gridWide } from './figureShape.ts'
import type { FigureTemplate } from './figureTemplate.ts'

/** A template set into a picture, in pixels; the score is the evidence it covers. */
export interface Placement {
  template: FigureTemplate
  middle: number
  top: number
  height: number
  score: number
}

/** Where something stands, in pixels. */
export interface Stand {
  middle: number
  top: number
  height: number
}

const scales = [0.84, 0.92, 1, 1.08]
const kept = 14

/** Sets templates where they cover most of what speaks for a figure and least of what speaks against it, first coarsely, then the best finely. */
export function placeTemplates(evidence: Plane, around: Stand, library: readonly FigureTemplate[]): Placement[] {
  const sums = rowSums(evidence)
  const rough = library.map((template) => bestOf(sums, evidence, template, placesAround(around, scales, 0.05, 2)))
  return rough
    .toSorted((a, b) => b.score - a.score)
    .slice(0, kept * 3)
    .map((one) => bestOf(sums, evidence, one.template, placesAround(one, [0.96, 0.98, 1, 1.02, 1.04], 0.012, 2)))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, kept)
}

function placesAround({ middle, top, height }: Stand, sizes: readonly number[], step: number, reach: number): Stand[] {
  const shifts = Array.from({ length: 2 * reach + 1 }, (_, i) => (i - reach) * step * height)
  const foot = top + height
  return sizes.flatMap((size) =>
    shifts.flatMap((x) =>
      shifts.map((y) => ({ middle: middle + x, top: foot + y - size * height, height: size * height })),
    ),
  )
}

function bestOf(sums: Float64Array, evidence: Plane, template: FigureTemplate, places: readonly Stand[]): Placement {
  const runs = runsOf(template)
  let best: Placement = { template, ...places[0], score: -Infinity }
  for (const place of places) {
    const score = covered(sums, evidence, runs, place) / place.height
    if (score > best.score) best = { template, ...place, score }
  }
  return { ...best, score: best.score }
}

const known = new WeakMap<FigureTemplate, Float32Array>()

/** The template's grid as triples: row, from, to, in heights. */
function runsOf(template: FigureTemplate): Float32Array {
  const before = known.get(template)
  if (before) return before
  const out: number[] = []
  const { grid } = template.shape
  for (let row = 0; row < gridRows; row++) {
    let start = -1
    for (let column = 0; column <= gridColumns; column++) {
      const set = column < gridColumns && grid[row * gridColumns + column] === 1
      if (set && start < 0) start = column
      if (set || start < 0) continue
      out.push((row + 0.5) / gridRows, (start / gridColumns - 0.5) * gridWide, (column / gridColumns - 0.5) * gridWide)
      start = -1
    }
  }
  const runs = Float32Array.from(out)
  known.set(template, runs)
  return runs
}

/** Running sums along each row, one longer than the row. */
function rowSums({ width, height, values }: Plane): Float64Array {
  const sums = new Float64Array((width + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) sums[y * (width + 1) + x + 1] = sums[y * (width + 1) + x] + values[y * width + x]
  }
  return sums
}

function covered(sums: Float64Array, { width, height }: Plane, runs: Float32Array, at: Stand): number {
  let sum = 0
  const clamp = (x: number) => (x < 0 ? 0 : x > width ? width : Math.round(x))
  for (let i = 0; i < runs.length; i += 3) {
    const y = Math.floor(at.top + runs[i] * at.height)
    if (y < 0 || y >= height) continue
    const row = y * (width + 1)
    sum +=
      sums[row + clamp(at.middle + runs[i + 2] * at.height)] - sums[row + clamp(at.middle + runs[i + 1] * at.height)]
  }
  return (sum * at.height) / gridRows
}

/** Where the largest upright thing of the evidence stands, and how many others are nearly as tall; null where nothing does. */
export function findStand(evidence: Plane): { stand: Stand; box: Crop; others: number } | null {
  const shown = maskOf(evidence, (i) => evidence.values[i] > 0)
  const whole = closed(opened(shown, evidence.height / 220), evidence.height / 90)
  const { list } = componentsOf(whole)
  if (!list.length) return null
  const largest = list.toSorted((a, b) => b.area - a.area)[0]
  const parts = list.filter((one) => one === largest || belongs(one, largest))
  const left = Math.min(...parts.map((one) => one.left))
  const right = Math.max(...parts.map((one) => one.right))
  const top = Math.min(...parts.map((one) => one.top))
  const height = Math.max(...parts.map((one) => one.bottom)) - top + 1
  const others = list.filter(
    (one) => !parts.includes(one) && one.area > 0.5 * largest.area && one.bottom - one.top > 0.6 * height,
  )
  const box = { left, top, width: right - left + 1, height }
  return { stand: { middle: (left + right + 1) / 2, top, height }, box, others: others.length }
}

/** Whether a part lies over or under another, near it: clothes as pale as the ground part a figure. */
function belongs(part: Component, to: Component): boolean {
  if (part.area < 0.04 * to.area || part.onBorder) return false
  const shared = Math.min(part.right, to.right) - Math.max(part.left, to.left)
  const gap = Math.max(part.top - to.bottom, to.top - part.bottom)
  return shared > 0.6 * (part.right - part.left) && gap < 0.35 * (to.bottom - to.top)
}
