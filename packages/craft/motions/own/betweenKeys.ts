import { clamp, lerp, sure } from '@toile/geometry'
import { towards } from '../angles.ts'
import { breath, ease } from '../course.ts'
import { type Foot, feetOf, onFeet } from '../foot.ts'
import { mixed } from '../mixed.ts'
import type { Moment, Motion, Mover } from '../motion.ts'
import type { Easing, KeyFrame } from './ownMotion.ts'
import { gestureOfPose } from './ownPose.ts'

/** Feet nearer to each other than this in two key frames, in heads, stay where they are. */
const same = 0.035

const eased: Readonly<Record<Easing, (t: number) => number>> = {
  even: (t) => t,
  in: (t) => t * t * (1.5 - 0.5 * t),
  out: (t) => 1 - (1 - t) ** 2 * (1.5 - 0.5 * (1 - t)),
  both: (t) => ease(0, 1, t),
}

/** The motion that goes through key frames. */
export const motionOfKeys = (keys: readonly KeyFrame[]): Omit<Motion, 'label'> => ({
  id: 'own',
  round: null,
  turnsRound: keys.some(({ pose }) => Math.abs(pose.yaw) > 50),
  moment: (seconds, mover) => betweenKeys(keys, seconds, mover),
})

/** How somebody stands at a time who goes from key frame to key frame: bones turn on arcs, feet that stand at the same place in both stay there, others step. */
export function betweenKeys(keys: readonly KeyFrame[], seconds: number, mover: Mover): Moment {
  const next = keys.findIndex(({ at }) => at > seconds)
  const from = sure(keys[next < 0 ? keys.length - 1 : Math.max(0, next - 1)])
  const to = next > 0 ? sure(keys[next]) : from
  const begins = Math.min(from.at + from.hold, to.at)
  const t = to === from ? 0 : clamp((seconds - begins) / Math.max(to.at - begins, 1e-6))
  const share = eased[from.ease](t)
  const [a, b] = [gestureOfPose(from.pose, mover.rest), gestureOfPose(to.pose, mover.rest)]
  const [own, other] = [feetOf(mover, a, from.stands), feetOf(mover, b, to.stands)]
  const feet = ([0, 1] as const).map((foot) => stepped(own[foot], other[foot], t, share))
  const [left, right] = [sure(feet[0]), sure(feet[1])]
  const gesture = mixed(mover, a, b, share)
  const { chest } = gesture
  const breathing = { ...gesture, chest: { ...chest, z: chest.z + 0.01 * breath(seconds) } }
  const at = [lerp(from.stands[0], to.stands[0], share), lerp(from.stands[1], to.stands[1], share)] as const
  return onFeet(mover, breathing, [left, right], at, [left.planted, right.planted])
}

/** A foot between two key frames: it stays, turns where it is, or is lifted over. */
function stepped(from: Foot, to: Foot, t: number, share: number): Foot & { planted: boolean } {
  const far = Math.hypot(to.ball[0] - from.ball[0], to.ball[1] - from.ball[1])
  const own = {
    points: towards(from.points, to.points, share),
    heel: lerp(from.heel, to.heel, share),
    kneeOut: lerp(from.kneeOut, to.kneeOut, share),
  }
  const stands = from.lift < 0.01 && to.lift < 0.01
  if (stands && far < same) {
    const ball = [lerp(from.ball[0], to.ball[0], share), lerp(from.ball[1], to.ball[1], share)] as const
    return { ...own, ball, lift: 0, planted: true }
  }
  const goes = ease(0.08, 0.92, t)
  const arc = stands ? Math.sin(Math.PI * goes) * Math.min(0.3, 0.08 + 0.12 * far) : 0
  return {
    ...own,
    ball: [lerp(from.ball[0], to.ball[0], goes), lerp(from.ball[1], to.ball[1], goes)],
    heel: own.heel + (stands ? 24 * Math.min(1, far) * ease(0.02, 0.3, t) * (1 - ease(0.4, 0.9, t)) : 0),
    lift: lerp(from.lift, to.lift, goes) + arc,
    planted: (goes <= 0 && from.lift < 0.01) || (goes >= 1 && to.lift < 0.01),
  }
}
