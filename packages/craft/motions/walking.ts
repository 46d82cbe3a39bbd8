import { smooth, sure } from '@toile/geometry'
import type { Gesture } from '../mannequins/round/gesture.ts'
import { wrapped } from './angles.ts'
import { along, breath, type Course } from './course.ts'
import { onFeet } from './foot.ts'
import type { Floor, Moment, Mover } from './motion.ts'
import { footOn, type Print } from './prints.ts'
import { gaitOf } from './gaits.ts'

/** Somebody's way over the floor: where the feet come down, where the pelvis is, and how the body is turned. */
export interface Way {
  prints: readonly Print[]
  x: Course
  z: Course
  yaw: Course
}

/** Somebody on their way at a time: `upper` is how trunk, head and arms are held, which the steps move. */
export function walking(mover: Mover, way: Way, seconds: number, upper: Gesture): Moment {
  const gait = gaitOf(mover.build)
  const { leads, weights } = coursesOf(way.prints)
  const lead = along(leads, seconds)
  const [hips, ribs, skull] = [0.02, 0.07, 0.12].map((late) => along(weights, seconds - late))
  const at: Floor = [along(way.x, seconds), along(way.z, seconds)]
  const yaw = along(way.yaw, seconds) - gait.turn * lead
  const { chest, pelvis, head } = upper
  const [left, right] = [footOn(way.prints, 0, seconds), footOn(way.prints, 1, seconds)]
  const bounce = Math.abs(along(leads, seconds - 0.05))
  const gesture: Gesture = {
    ...upper,
    yaw,
    twist: upper.twist + gait.counter * along(leads, seconds - 0.03),
    pelvis: { shift: pelvis.shift + gait.shift * sure(hips), tilt: pelvis.tilt - gait.tilt * sure(hips), z: pelvis.z },
    chest: {
      shift: chest.shift,
      tilt: chest.tilt + gait.chest * sure(ribs),
      z: chest.z + 0.012 * breath(seconds) + 0.02 * bounce,
    },
    head: {
      ...head,
      nod: head.nod + 1.6 * along(leads, seconds - 0.1) ** 2,
      roll: head.roll - gait.roll * sure(skull),
      shift: head.shift + 0.01 * sure(skull),
    },
    arms: [armAt(upper, 0, leads, seconds, gait.arms), armAt(upper, 1, leads, seconds, gait.arms)],
  }
  return onFeet(mover, gesture, [left, right], at, [left.planted, right.planted])
}

/** An arm that hangs swings against its leg, the forearm later; one that rests on the body stays. */
function armAt(
  { arms, hands }: Gesture,
  index: 0 | 1,
  leads: Course,
  seconds: number,
  wide: number,
): Gesture['arms'][0] {
  const own = arms[index]
  if (own.rest && own.rest !== 'free') return own
  if (hands[index] !== 'relaxed') return own
  const side = index ? -1 : 1
  const [upper, lower] = [0.03, 0.1].map((late) => side * along(leads, seconds - late))
  const [u, l] = [sure(upper), sure(lower)]
  const forward = wide * u * (u > 0 ? 1 : 0.86)
  return {
    ...own,
    upper: [own.upper[0] - 1.5 * u, own.upper[1] + forward],
    lower: [own.lower[0] - (wide / 4) * Math.max(0, l), own.lower[1] + forward * 0.55 + wide * 0.62 * (l + 0.25)],
  }
}

/** Which foot leads and which carries, -1 left to 1 right, as far as steps are long; both fade where somebody stands. */
function coursesOf(prints: readonly Print[]): { leads: Course; weights: Course } {
  const known = courses.get(prints)
  if (known) return known
  const leads: [number, number][] = []
  const weights: [number, number][] = []
  prints.forEach((print, i) => {
    const before = prints.slice(0, i).findLast(({ foot }) => foot === print.foot)
    const other = prints.slice(0, i).findLast(({ foot }) => foot !== print.foot)
    if (!before || !other) return
    const long = Math.hypot(print.ball[0] - before.ball[0], print.ball[1] - before.ball[1])
    const vigour = smooth(0.2, 2.4, long) * (Math.abs(wrapped(print.points - before.points)) > 60 ? 0.5 : 1)
    const side = print.foot ? 1 : -1
    const next = prints[i + 1]
    leads.push([print.lands, side * vigour])
    if (!next || next.lands - print.lands > 1.2) leads.push([print.lands + 0.7, 0])
    weights.push([
      next ? (print.lands + Math.min(next.lands, print.lands + 0.8)) / 2 : print.lands + 0.3,
      side * vigour,
    ])
    if (!next || next.lands - print.lands > 1.2) weights.push([print.lands + 0.9, 0])
    if (next && next.lands - print.lands > 1.2) {
      leads.push([next.lifts, 0])
      weights.push([next.lifts - 0.1, 0])
    }
  })
  const found = { leads, weights }
  courses.set(prints, found)
  return found
}

const courses = new WeakMap<readonly Print[], { leads: Course; weights: Course }>()

/** How a body is held that walks towards us: its own chest and mood, arms loose. */
export function held({ build, rest }: Mover): Gesture {
  const { upper, lower, fore } = gaitOf(build)
  const arm = (index: 0 | 1) =>
    keeps(rest, index) ? rest.arms[index] : { upper: [upper, 1] as const, lower: [lower, 13] as const, over: true }
  const hand = (index: 0 | 1) => (keeps(rest, index) ? rest.hands[index] : 'relaxed')
  return {
    ...rest,
    yaw: 0,
    twist: 0,
    chest: { shift: 0, tilt: 0, z: fore[0] },
    pelvis: { shift: 0, tilt: 0, z: fore[1] },
    head: { yaw: 0, nod: -1, roll: 0, shift: 0 },
    arms: [arm(0), arm(1)],
    hands: [hand(0), hand(1)],
    gaze: 0,
    sink: 0.02,
  }
}

/** Hands that carry something, and those in pockets, stay so on the way. */
const keeps = ({ hands }: Gesture, index: 0 | 1): boolean =>
  hands[index] === 'strap' || hands[index] === 'clutch' || hands[index] === 'pocket'
