import { add, clamp, distance, mix, type Point } from '@toile/geometry'
import { type AnchorName, partnerOf } from '../anchor.ts'
import { type Shape, toPixel } from '../shape/shape.ts'
import type { Match } from './match.ts'
import { entriesOf } from './template.ts'

/** Anchors found on a shape, in pixels, and how far the templates disagree about each, in heights. */
export interface FoundAnchors {
  anchors: Partial<Record<AnchorName, Point>>
  spread: Partial<Record<AnchorName, number>>
}

const counted = 7
/** Beyond this, in heights, an anchor was carried to the wrong place, as where closed legs hide the fork; the template's own place is nearer. */
const strayed = 0.17

/** Carries the anchors of the best likenesses over and takes their weighted median; an anchor that most of them lack is left out. */
export function carryAnchors(shape: Shape, matches: readonly Match[], wanted: readonly AnchorName[]): FoundAnchors {
  const best = matches.slice(0, counted).map((match) => ({
    match,
    weight: Math.exp(-(match.score - matches[0].score) / 0.03),
  }))
  const all = best.reduce((sum, { weight }) => sum + weight, 0)
  const local: Partial<Record<AnchorName, Point>> = {}
  const spread: Partial<Record<AnchorName, number>> = {}
  for (const name of wanted) {
    const votes = best.flatMap(({ match, weight }) => {
      const anchor = match.template.anchors.find((candidate) => candidate.name === name)
      if (!anchor) return []
      const carried = add(shape.outline[match.partners[anchor.index]], anchor.beside)
      const own = add(match.template.shape.outline[anchor.index], anchor.beside)
      return [{ at: distance(carried, own) > strayed ? own : carried, weight }]
    })
    const voted = votes.reduce((sum, { weight }) => sum + weight, 0)
    if (voted < 0.45 * all || !votes.length) continue
    const at: Point = [weightedMedian(votes, 0, voted), weightedMedian(votes, 1, voted)]
    spread[name] = votes.reduce((sum, vote) => sum + vote.weight * distance(vote.at, at), 0) / voted
    local[name] = name === 'crotch' ? [0, at[1]] : snapToCorner(shape, at, name)
  }
  agreeOnBothSides(local, spread)
  const anchors: Partial<Record<AnchorName, Point>> = {}
  for (const [name, at] of entriesOf(local)) anchors[name] = toPixel(shape, at)
  return { anchors, spread }
}

function weightedMedian(votes: readonly { at: Point; weight: number }[], axis: 0 | 1, total: number): number {
  const sorted = votes.slice().sort((a, b) => a.at[axis] - b.at[axis])
  let sum = 0
  for (const vote of sorted) {
    sum += vote.weight
    if (sum >= total / 2) return vote.at[axis]
  }
  return sorted[sorted.length - 1].at[axis]
}

/** Hems, waists and shoulders are drawn to convex corners near them, underarms to concave ones. */
function snapToCorner(shape: Shape, at: Point, name: AnchorName): Point {
  const convex = /^(hem|waist|shoulder|neck)/.test(name)
  if (!convex && !name.startsWith('underarm')) return at
  const reach = /^(hem|waist)/.test(name) ? 0.035 : 0.025
  const { outline } = shape
  const count = outline.length
  let best = 0
  let corner: Point | null = null
  for (let i = 0; i < count; i++) {
    const away = distance(outline[i], at)
    if (away > reach) continue
    const turn = turnAt(outline[(i + count - 4) % count], outline[i], outline[(i + 4) % count])
    const score = ((convex ? turn : -turn) - 0.35) * (1 - (away / reach) * 0.7)
    if (score <= best) continue
    best = score
    corner = outline[i]
  }
  return corner ? mix(at, corner, clamp(best * 1.6, 0.3, 0.9)) : at
}

function turnAt(before: Point, at: Point, after: Point): number {
  const ax = at[0] - before[0]
  const ay = at[1] - before[1]
  const bx = after[0] - at[0]
  const by = after[1] - at[1]
  return Math.atan2(ax * by - ay * bx, ax * bx + ay * by)
}

/** Mirror partners that nearly agree are averaged, else the surer one of the body's own pairs is mirrored; a difference adds to the doubt. */
function agreeOnBothSides(local: Partial<Record<AnchorName, Point>>, spread: Partial<Record<AnchorName, number>>) {
  for (const [name, left] of entriesOf(local)) {
    const partner = partnerOf(name)
    if (!name.endsWith('Left') || !partner) continue
    const right = local[partner]
    if (!right) continue
    const apart = Math.hypot(left[0] + right[0], left[1] - right[1])
    spread[name] = (spread[name] ?? 0) + apart / 2
    spread[partner] = (spread[partner] ?? 0) + apart / 2
    if (apart >= 0.05) {
      if (!/^(neck|shoulder|underarm|waist)/.test(name)) continue
      const leftIsSurer = (spread[name] ?? 0) <= (spread[partner] ?? 0)
      const [x, y] = leftIsSurer ? [-left[0], left[1]] : right
      local[name] = [-x, y]
      local[partner] = [x, y]
      continue
    }
    const x = (right[0] - left[0]) / 2
    const y = (left[1] + right[1]) / 2
    local[name] = mix(left, [-x, y], 0.5)
    local[partner] = mix(right, [x, y], 0.5)
  }
}
