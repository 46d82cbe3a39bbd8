import { smooth } from '@toile/geometry'
import { levelled } from '../../kernels/groundTrend.ts'
import type { Links } from '../../kernels/links.ts'
import type { Lab } from '../../kernels/oklab.ts'
import type { Parting } from '../../kernels/parting.ts'
import { countOf, type Mask } from '../../kernels/plane.ts'
import { depthOf } from '../../kernels/refine.ts'
import { strangeGaps } from './strangeGaps.ts'

/** What speaks for and against a cut-out, each 0..1 or so. */
export interface Signs {
  /** Mean logarithm of how much better each pixel near the rim fits its own side, over 12. */
  margin: number
  /** Share of the rim that lies on a visible edge. */
  support: number
  /** Share of the ground that has the colours of the thing. */
  alike: number
  /** Overlap with a second cut from another start. */
  steady: number
  /** How far the ground's colours lie from one even run, in OKLab. */
  busy: number
  /** What was left out between its parts without being ground, against its area. */
  strange: number
  /** Share of the picture's upper, left and right edges at which the thing runs out of it. */
  open: number
  /** Share of the picture that is cut out. */
  share: number
}

const near = 8

/** Gathers the signs of a parted picture; `again` is the mask of another start. */
export function signsOf(lab: Lab, mask: Mask, { margin, trend }: Parting, links: Links, again: Mask): Signs {
  const depth = depthOf(mask).values
  let fits = 0
  let seen = 0
  let alike = 0
  let ground = 0
  for (let i = 0; i < depth.length; i++) {
    if (Math.abs(depth[i]) < near) {
      seen++
      fits += Math.max(-12, Math.min(12, mask.values[i] ? margin[i] : -margin[i]))
    }
    if (depth[i] >= -2) continue
    ground++
    if (margin[i] > 0) alike++
  }
  return {
    margin: fits / Math.max(1, seen) / 12,
    support: supportOf(lab, mask, links),
    alike: alike / Math.max(1, ground),
    steady: overlap(mask, again),
    busy: trend ? spreadOf(levelled(lab, trend), mask) : 0,
    strange: trend ? strangeGaps(lab, mask, trend) : 0,
    open: openShare(mask),
    share: countOf(mask) / mask.values.length,
  }
}

function supportOf({ lightness: { width } }: Lab, { values }: Mask, { right, down }: Links): number {
  const dearest = Math.max(...right.subarray(0, width))
  let rim = 0
  let visible = 0
  for (let i = 0; i + width < values.length; i++) {
    if ((i + 1) % width && values[i] !== values[i + 1]) {
      rim++
      if (right[i] < dearest * 0.6) visible++
    }
    if (values[i] === values[i + width]) continue
    rim++
    if (down[i] < dearest * 0.6) visible++
  }
  return rim ? visible / rim : 0
}

function openShare({ width, height, values }: Mask): number {
  let open = 0
  for (let x = 0; x < width; x++) open += values[x]
  for (let y = 0; y < height; y++) open += values[y * width] + values[y * width + width - 1]
  return open / (width + 2 * height)
}

function spreadOf({ lightness, a, b }: Lab, { values }: Mask): number {
  const planes = [lightness.values, a.values, b.values]
  let count = 0
  const sums = [0, 0, 0]
  const squares = [0, 0, 0]
  for (let i = 0; i < values.length; i++) {
    if (values[i]) continue
    count++
    planes.forEach((plane, c) => {
      sums[c] += plane[i]
      squares[c] += plane[i] ** 2
    })
  }
  return Math.sqrt(squares.reduce((sum, square, c) => sum + Math.max(0, square / count - (sums[c] / count) ** 2), 0))
}

/** Shared area against covered area of two masks of one size. */
function overlap(a: Mask, b: Mask): number {
  let both = 0
  let either = 0
  for (let i = 0; i < a.values.length; i++) {
    if (a.values[i] && b.values[i]) both++
    if (a.values[i] || b.values[i]) either++
  }
  return either ? both / either : 0
}

/** The confidence below which a cut-out asks for strokes: on 96 fresh drawn pictures none of the 9 wrong masks was above it. */
export const leastConfidence = 0.5

/** How sure a cut-out is, 0..1: its rim fits the colours of both sides, a second cut agrees, the ground is even, nothing strange was left out between its parts, it does not run out of the picture, and nothing else in it looks like the thing. */
export const confidenceOf = ({ margin, alike, steady, busy, strange, open, share }: Signs): number =>
  smooth(0.3, 0.6, margin) *
  smooth(0.7, 0.92, steady) *
  (1 - smooth(0.003, 0.025, alike)) *
  (1 - 0.65 * smooth(0.05, 0.09, busy)) *
  (1 - smooth(0.006, 0.03, strange)) *
  (1 - smooth(0.12, 0.35, open)) *
  smooth(0, 0.004, share) *
  (1 - smooth(0.8, 0.95, share))
