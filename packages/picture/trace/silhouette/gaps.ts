import { componentsOf, mainParts } from '../kernels/components.ts'
import { distanceTo, opened } from '../kernels/distance.ts'
import { countOf, inverse, type Mask, maskOf } from '../kernels/plane.ts'
import { floodGround } from './flood.ts'

/** What the ground could not reach, and the ball (in pixels at 800 pixels of size) that was needed to hold it out of gaps. */
export interface Enclosed {
  mask: Mask
  ball: number
  /** Share of the mask that stays when nothing holds the ground out of gaps. */
  tightness: number
}

const balls = [0, 0.8, 1.6, 2.6, 4, 6, 9, 13, 19, 27]
const largest = 38

/** Floods the ground with balls of growing radius; the smallest that gives most of the largest ball's mask wins, then dead-end pockets are given back. */
export function encloseGarment(free: Mask): Enclosed {
  const unit = Math.max(free.width, free.height) / 800
  const room = distanceTo(inverse(free))
  const attempt = (ball: number) => {
    const ground = floodGround(free, room, ball * unit)
    const mask = mainParts(opened(inverse(ground), 1.2), 0.15)
    return { ball, ground, mask, area: countOf(mask) }
  }
  const full = attempt(largest)
  const bare = attempt(0)
  const leaking = bare.area < 0.82 * full.area
  const enough = (area: number) => area >= 0.82 * full.area && area < free.values.length * 0.97
  let chosen = bare
  for (const ball of balls.slice(1)) {
    if (enough(chosen.area)) break
    chosen = attempt(ball)
  }
  if (!enough(chosen.area)) chosen = full
  const reopened = chosen.ball > 0 ? reopen(chosen.mask, chosen.ground, free, leaking) : chosen.mask
  const larger = [9, 19].filter((ball) => ball > chosen.ball).map((ball) => attempt(ball).mask)
  const mask = [...larger, full.mask].reduce((sealed, wider) => sealLeaks(sealed, wider, free), reopened)
  return { mask, ball: chosen.ball, tightness: bare.area / (full.area || 1) }
}

/** Takes back what the ground won through a narrow gap: free cloth behind a mouth much smaller than itself, which a larger ball keeps shut. */
function sealLeaks(mask: Mask, wider: Mask, free: Mask): Mask {
  const won = maskOf(mask, (i) => wider.values[i] && !mask.values[i] && free.values[i])
  const { labels, list } = componentsOf(won, false)
  const total = countOf(mask)
  if (!list.some((part) => part.area > 0.03 * total)) return mask
  const mouth = new Float32Array(list.length + 1)
  const { width } = mask
  const ways = [-1, 1, -width, width]
  const open = (i: number) => free.values[i] && !mask.values[i] && !wider.values[i]
  for (let i = width; i < labels.length - width; i++) {
    if (labels[i] && ways.some((way) => open(i + way))) mouth[labels[i]]++
  }
  const sealed = new Uint8Array(list.length + 1)
  for (const part of list) {
    if (part.area > 0.03 * total && mouth[part.id] < 0.2 * Math.sqrt(part.area)) sealed[part.id] = 1
  }
  return maskOf(mask, (i) => mask.values[i] || sealed[labels[i]])
}

/** Lets the ground into pockets that the ball was too large for; chords over real gaps stay shut. */
function reopen(mask: Mask, ground: Mask, free: Mask, leaking: boolean): Mask {
  const pockets = maskOf(mask, (i) => mask.values[i] && free.values[i] && !ground.values[i])
  const { labels, list } = componentsOf(pockets, false)
  const mouth = new Float32Array(list.length + 1)
  const { width } = mask
  const ways = [-1, 1, -width, width]
  for (let i = width; i < labels.length - width; i++) {
    if (labels[i] && ways.some((way) => ground.values[i + way])) mouth[labels[i]]++
  }
  const total = countOf(mask)
  const given = new Uint8Array(list.length + 1)
  for (const part of list) {
    const wide = mouth[part.id] / Math.sqrt(part.area) > 0.45
    const most = !leaking ? 0.12 : wide ? 0.1 : 0.03
    if (mouth[part.id] && part.area < most * total) given[part.id] = 1
  }
  return mainParts(maskOf(mask, (i) => mask.values[i] && !given[labels[i]]))
}
