import { sure } from '@toile/geometry'
import { shrink } from '../kernels/shrink.ts'
import type { Pixels } from '../surface.ts'
import { type Likeness, tileLikeness } from './tileLikeness.ts'

/** A step after which a regular texture looks the same, in pixels, and how well it does, 0..1. */
interface Step {
  x: number
  y: number
  strength: number
}

/** How a texture repeats to the right and downwards; a direction without a repeat has none. */
export interface Period {
  across: Step | null
  down: Step | null
}

const coarse = 220
const leastStrength = 0.6
/** How far, as a share of a step, a picture may have been turned. */
const turn = 0.07
const dip = 0.12

/** Finds by autocorrelation how a texture repeats: first on a small copy, then to the pixel, over as many repeats as there are (requirement S2.52). */
export function periodOf(pixels: Pixels): Period {
  const small = shrink(pixels, coarse)
  const scale = pixels.width / small.width
  const [rough, exact] = [tileLikeness(small), tileLikeness(pixels)]
  const find = (axis: Axis): Step | null => {
    const first = firstRepeat(rough, axis, axis === 'x' ? small.width : small.height)
    return first && sharpened(exact, axis, first, scale, pixels)
  }
  return { across: find('x'), down: find('y') }
}

type Axis = 'x' | 'y'

const at = (like: Likeness, axis: Axis, along: number, aside: number) =>
  axis === 'x' ? like(along, aside) : like(aside, along)

/** The shortest step that is nearly as good as the best one, after the likeness has fallen and risen again. */
function firstRepeat(like: Likeness, axis: Axis, length: number): [along: number, aside: number] | null {
  const scores: { aside: number; score: number }[] = []
  for (let along = 0; along <= length * 0.62; along++) {
    const most = Math.ceil(along * turn)
    let best = { aside: 0, score: at(like, axis, along, 0) }
    for (let aside = -most; aside <= most; aside++) {
      const score = at(like, axis, along, aside)
      if (score > best.score + 0.002 * Math.abs(aside)) best = { aside, score }
    }
    scores.push(best)
  }
  const peaks: number[] = []
  let lowest = 1
  for (let i = 2; i + 1 < scores.length; i++) {
    lowest = Math.min(lowest, sure(scores[i]).score)
    const { score } = sure(scores[i])
    const isPeak = score >= sure(scores[i - 1]).score && score >= sure(scores[i + 1]).score
    if (isPeak && score > leastStrength && score - lowest > dip && i >= 4) peaks.push(i)
  }
  const best = Math.max(...peaks.map((i) => sure(scores[i]).score))
  const first = peaks.find((i) => sure(scores[i]).score > best - 0.06)
  return first === undefined ? null : [first, sure(scores[first]).aside]
}

/** The step at full size: the best near the rough one, then over two, four … repeats for parts of a pixel. */
function sharpened(like: Likeness, axis: Axis, first: readonly [number, number], scale: number, size: Pixels): Step {
  const length = axis === 'x' ? size.width : size.height
  const near = (along: number, aside: number, reach: number): [number, number, number] => {
    let best: [number, number, number] = [Math.round(along), Math.round(aside), -1]
    for (let a = Math.round(along - reach); a <= along + reach; a++) {
      for (let b = Math.round(aside - reach); b <= aside + reach; b++) {
        const score = at(like, axis, a, b)
        if (score > best[2]) best = [a, b, score]
      }
    }
    return best
  }
  let [along, aside, strength] = near(first[0] * scale, first[1] * scale, Math.ceil(scale) + 1)
  for (let repeats = 2; along * repeats < length * 0.7; repeats *= 2) {
    const [a, b, score] = near(along * repeats, aside * repeats, 2)
    if (score < strength - 0.1) break
    along = a / repeats
    aside = b / repeats
    strength = Math.max(strength, score)
  }
  return { ...(axis === 'x' ? { x: along, y: aside } : { x: aside, y: along }), strength }
}
