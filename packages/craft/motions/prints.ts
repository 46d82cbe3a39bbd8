import { clamp, lerp, smooth, sure } from '@toile/geometry'
import { radians } from '../mannequins/round/place.ts'
import { towards } from './angles.ts'
import { ease } from './course.ts'
import type { Foot } from './foot.ts'
import type { Floor } from './motion.ts'

/** Where a foot comes down: when it leaves its last place and when it is there, in seconds. */
export interface Print {
  foot: 0 | 1
  lifts: number
  lands: number
  ball: Floor
  points: number
  /** How far the knee points outward there, and how far the heel is up. */
  kneeOut?: number
  heel?: number
  /** How high the foot is carried there, in heads. */
  high?: number
  /** For a foot that only turns where it stands: the heel at which its ankle is over its ball. */
  pivot?: number
}

/** How far a heel is up when its foot leaves the floor behind, and how far the toes are up when the next comes down, in degrees, on a step of a head or more. */
const roll = { off: 54, strike: -9 } as const
/** How long a foot takes to come down on its sole, and how long before it leaves its heel goes up, in seconds. */
const soleIn = 0.09
const heelUp = 0.26
const usualKnee = 0.06

/** A foot that goes from print to print, at a time. */
export function footOn(prints: readonly Print[], foot: 0 | 1, seconds: number): Foot & { planted: boolean } {
  const own = prints.filter((print) => print.foot === foot)
  const next = own.findIndex(({ lands }) => lands > seconds)
  const there = sure(own[next < 0 ? own.length - 1 : Math.max(0, next - 1)])
  const going = next > 0 ? own[next] : undefined
  const before = own[(next < 0 ? own.length : next) - 2]
  const out = there.kneeOut ?? usualKnee
  const landed = strikeOf(before, there) * (1 - smooth(0, soleIn, seconds - there.lands))
  const settled = (there.heel ?? 0) * (landed < 0 ? smooth(0, soleIn, seconds - there.lands) : 1)
  if (!going) return { ...there, heel: settled + landed, lift: raisedToes(landed), kneeOut: out, planted: true }
  if (going.pivot !== undefined && seconds >= going.lifts) {
    const t = clamp((seconds - going.lifts) / (going.lands - going.lifts))
    const up = smooth(0, 0.3, t) * (1 - smooth(0.75, 1, t))
    const heel = lerp(lerp(settled, going.heel ?? 0, t), going.pivot, up)
    const knee = lerp(out, going.kneeOut ?? usualKnee, t)
    return {
      ...there,
      points: towards(there.points, going.points, smooth(0.1, 0.9, t)),
      heel,
      lift: 0,
      kneeOut: knee,
      planted: true,
    }
  }
  const long = stepOf(there, going)
  const off = lerp(there.heel ?? 0, Math.max(roll.off, there.heel ?? 0), smooth(0.1, 1, long))
  if (seconds < going.lifts) {
    const up = ease(going.lifts - heelUp, going.lifts + 0.06, seconds)
    const heel = lerp(settled, off, up) + landed
    return { ...there, heel, lift: raisedToes(landed), kneeOut: out, planted: true }
  }
  const t = clamp((seconds - going.lifts) / (going.lands - going.lifts))
  const leaving = lerp(settled, off, ease(going.lifts - heelUp, going.lifts + 0.06, going.lifts))
  const strike = strikeOf(there, going)
  const share = smooth(0, 0.98, t)
  const high = going.high ?? 0.1 + 0.1 * smooth(0.2, 1.4, long)
  const heel =
    t < 0.22 ? lerp(leaving, off, smooth(0, 0.22, t)) : lerp(off, strike || (going.heel ?? 0), smooth(0.2, 0.86, t))
  return {
    ball: beside(there, going, share, foot),
    points: towards(there.points, going.points, smooth(0.1, 0.9, t)),
    heel,
    lift: high * arc(t) + raisedToes(strike) * smooth(0.6, 1, t),
    kneeOut: lerp(out, going.kneeOut ?? usualKnee, smooth(0, 1, t)),
    planted: false,
  }
}

/** How far a foot goes round the one that carries, in heads. */
const round = 0.1

/** Where a foot is over the floor that goes on from one place to another: a little outward on its way. */
function beside(from: Print, to: Print, share: number, foot: 0 | 1): Floor {
  const heading = towards(from.points, to.points, 0.5) * radians
  const out = (foot ? 1 : -1) * round * Math.sin(Math.PI * share) * smooth(0.2, 1, stepOf(from, to))
  return [
    lerp(from.ball[0], to.ball[0], share) + out * Math.cos(heading),
    lerp(from.ball[1], to.ball[1], share) - out * Math.sin(heading),
  ]
}

/** How high a foot is on its way: soon up, then low over the floor. */
const arc = (t: number): number => Math.sin(Math.PI * t ** 0.8) * (1 - 0.35 * t)

const stepOf = (from: Print, to: Print): number => Math.hypot(to.ball[0] - from.ball[0], to.ball[1] - from.ball[1])

/** How far the toes are up when a foot lands before where it was, as far as it goes forward in its own heading. */
function strikeOf(from: Print | undefined, to: Print): number {
  if (!from || to.heel) return 0
  const angle = to.points * radians
  const ahead = (to.ball[0] - from.ball[0]) * Math.sin(angle) + (to.ball[1] - from.ball[1]) * Math.cos(angle)
  return roll.strike * smooth(0.4, 1.6, ahead)
}

/** How far a foot is off the floor whose heel strikes it. */
const raisedToes = (heel: number): number => (heel < 0 ? Math.sin(-heel * radians) * 0.42 : 0)
