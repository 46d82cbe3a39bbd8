import { distance, mix, type Point } from '@toile/geometry'
import { componentsOf, mainParts } from '../../../kernels/components.ts'
import { dilate, distanceTo, opened } from '../../../kernels/distance.ts'
import { countOf, emptyMask, inverse, type Mask, maskOf, type Plane } from '../../../kernels/plane.ts'
import { feetOf, type Mouth, pourGround } from './basins.ts'
import { obeying, type Said } from './saidBy.ts'

/** What the ground could not reach. */
export interface Enclosed {
  mask: Mask
  /** Chords over the gaps that had to be closed to hold the ground out. */
  bridges: (readonly [Point, Point])[]
  /** Share of the mask that stays when nothing holds the ground out of gaps. */
  tightness: number
}

interface Box {
  middle: Point
  width: number
  area: number
}

/** Widest gap in an outline that is closed without being asked, as a share of the picture's longer side. */
const widestGap = 0.06

/** Lets the ground in and shuts the gaps of an interrupted outline: openings that are narrow for what lies behind, and that the line runs straight across. */
export function encloseGarment(free: Mask, said: Said): Enclosed {
  const size = Math.max(free.width, free.height)
  const room = distanceTo(inverse(free))
  const drawn = boxOf(free)
  let won = 0
  const { labels, contacts } = pourGround(free, room, said, (mouth) => {
    const feet = mouth.half < (widestGap * size) / 2 && mouth.area > 12 ? feetOf(mouth, free) : null
    const isGap = feet !== null && isInterrupted(mouth, feet, free, drawn)
    if (isGap) won += mouth.area
    return isGap
  })
  const ground = maskOf(free, (i) => labels[i] === 1)
  const mask = mainParts(obeying(opened(inverse(ground), 1.2), said), 0.05, said.keep)
  return { mask, bridges: bridgesAt(contacts, room, free), tightness: Math.max(0, 1 - won / (countOf(mask) || 1)) }
}

/** One chord for each place where a shut part touches the ground, over its widest gap. */
function bridgesAt(contacts: readonly number[], room: Plane, free: Mask): (readonly [Point, Point])[] {
  if (!contacts.length) return []
  const touching = emptyMask(free)
  for (const at of contacts) touching.values[at] = 1
  const { labels, list } = componentsOf(dilate(touching, 3))
  const widest = new Int32Array(list.length + 1).fill(-1)
  for (const at of contacts) {
    const place = labels[at]
    if (widest[place] < 0 || room.values[at] > room.values[widest[place]]) widest[place] = at
  }
  return list.flatMap(({ id }) => {
    const at = widest[id]
    const feet = at < 0 || room.values[at] < 1.5 ? null : feetOf({ at, half: room.values[at] }, free)
    return feet ? [feet] : []
  })
}

/** The box around all that stands in the ground's way. */
function boxOf(free: Mask): Box {
  let [left, top, right, bottom] = [free.width, free.height, 0, 0]
  for (let i = 0; i < free.values.length; i++) {
    if (free.values[i]) continue
    const x = i % free.width
    const y = (i - x) / free.width
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return {
    middle: [(left + right) / 2, (top + bottom) / 2],
    width: right - left,
    area: (right - left) * (bottom - top) || 1,
  }
}

/** A gap in a line rather than the mouth between two lines: the line goes straight on beyond both feet, and much lies behind little. */
function isInterrupted(mouth: Mouth, [one, other]: readonly [Point, Point], free: Mask, drawn: Box): boolean {
  const narrowness = Math.log2(mouth.widest / mouth.half)
  if (narrowness < 0.6) return false
  const straight = (runsOn(one, other, free) + runsOn(other, one, free)) / 2
  const pinhole = mouth.half < 1.5 ? 0.2 : 0
  const share = mouth.area / drawn.area
  const legs = share < 0.2 && isBetweenLegs(one, other, drawn) ? 0.4 : 0
  return straight + 0.25 * narrowness + 3 * Math.min(0.1, share) + pinhole - legs > 0.8
}

/** A level opening on the middle line of the lower half: most likely what two legs leave free. */
function isBetweenLegs(one: Point, other: Point, { middle, width }: Box): boolean {
  const level = Math.abs(one[1] - other[1]) < 0.6 * distance(one, other)
  const [x, y] = mix(one, other, 0.5)
  return level && y > middle[1] && Math.abs(x - middle[0]) < 0.1 * width
}

/** Share of the drawing around a foot that lies straight on, away from the other foot. */
function runsOn(foot: Point, from: Point, free: Mask): number {
  const reach = Math.max(6, Math.round(Math.max(free.width, free.height) / 80))
  const long = distance(foot, from) || 1
  const [ux, uy] = [(foot[0] - from[0]) / long, (foot[1] - from[1]) / long]
  let all = 0
  let ahead = 0
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const away = Math.hypot(dx, dy)
      const [x, y] = [foot[0] + dx, foot[1] + dy]
      if (away < 3 || away > reach || x < 0 || y < 0 || x >= free.width || y >= free.height) continue
      if (free.values[y * free.width + x]) continue
      all++
      if (dx * ux + dy * uy > 0.7 * away) ahead++
    }
  }
  return all ? ahead / all : 0
}
