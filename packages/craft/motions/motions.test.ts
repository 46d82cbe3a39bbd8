import { describe, expect, it } from 'vitest'
import { footOf, scaleAt, standsOf } from '../films/standsOf.ts'
import { minus, type Place } from '../mannequins/round/place.ts'
import { legShare } from '../mannequins/round/placing.ts'
import { isFromBehind } from '../mannequins/round/posed.ts'
import { poseInSpace } from '../mannequins/round/poseInSpace.ts'
import { wrapped } from './angles.ts'
import { motions } from './index.ts'
import { limbsOf } from './limbsOf.ts'
import type { Moment, Mover } from './motion.ts'
import { movers } from './testing/movers.ts'

const rate = 24
/** Pixels of a head in a picture of 768 × 1152. */
const head = 112
const cases = motions.flatMap((motion) =>
  movers.map(({ name, mover }) => ({ name: `${motion.id}, ${name}`, motion, mover })),
)
const momentsOf = ({ motion, mover }: (typeof cases)[number]): Moment[] =>
  Array.from({ length: mover.seconds * rate }, (_, i) => motion.moment(i / rate, mover))
/** The joints of a moment, and how high its floor is on the page. */
function posed(mover: Mover, { gesture }: Moment) {
  const { arms, legs } = limbsOf(mover, gesture)
  const sunk = (gesture.sink ?? 0) * legShare(mover.build)
  return {
    arms: [arms(0), arms(1)],
    legs: [legs(0), legs(1)],
    floor: mover.build.ankleY + mover.footHeight - sunk,
  } as const
}
const long = (a: Place, b: Place) => Math.hypot(...minus(a, b))
const films = cases.map((one) => ({ ...one, moments: momentsOf(one) }))
const bodies = films.map((film) => ({ ...film, bodies: film.moments.map((moment) => posed(film.mover, moment)) }))

describe('motions', () => {
  it('[S1.09] reckon with the joints that are drawn', () => {
    for (const { moments, mover } of films.filter((_, i) => i % 9 === 0)) {
      const moment = moments[30] ?? expect.fail('a moment')
      const [own, drawn] = [posed(mover, moment), poseInSpace(mover.build, moment.gesture, mover.footHeight)]
      // From behind, the viewer's left is told first.
      const told = (limbs: typeof own.arms) => (isFromBehind(drawn) ? limbs.toReversed() : limbs)
      expect(drawn.legs.map(({ joints }) => joints)).toEqual(told(own.legs))
      expect(drawn.arms.map(({ joints }) => joints)).toEqual(told(own.arms))
      expect(drawn.floor).toBeCloseTo(own.floor, 9)
    }
  })

  it('[S1.09] are at least twelve, each with a name of its own', () => {
    expect(motions.length).toBeGreaterThanOrEqual(12)
    expect(new Set(motions.map(({ id }) => id)).size).toBe(motions.length)
    expect(new Set(motions.map(({ label }) => label)).size).toBe(motions.length)
  })

  it('[S1.09] let no planted foot slide: its ball keeps its place on the page within four pixels, though the figure grows', () => {
    for (const { name, mover, moments } of films) {
      const stands = standsOf(mover, moments)
      for (const foot of [0, 1] as const) {
        let from: readonly [number, number] | null = null
        moments.forEach((moment, i) => {
          const stand = stands[i]
          if (!moment.planted[foot] || !stand) {
            from = null
            return
          }
          const place = footOf(mover, moment, foot, stand)
          from ??= place
          const slid = Math.hypot(place[0] - from[0], place[1] - from[1]) * head
          expect(slid, `${name} foot ${foot} at ${i}`).toBeLessThan(4)
        })
      }
    }
  })

  it('[S1.09] keep the ankle of a foot that lies flat where it is, as the body is drawn', () => {
    for (const { name, mover, moments, bodies: drawn } of bodies) {
      const stands = standsOf(mover, moments)
      const ankle = (i: number, foot: 0 | 1) => {
        const [x, , z] = drawn[i]?.legs[foot][2] ?? [0, 0, 0]
        const stand = stands[i] ?? { x: 0, y: 0, scale: 1 }
        return [stand.x + stand.scale * x, stand.y + stand.scale * 0.15 * z] as const
      }
      moments.slice(1).forEach((moment, i) => {
        for (const foot of [0, 1] as const) {
          const [was, is] = [moments[i]?.gesture.legs[foot], moment.gesture.legs[foot]]
          const flat = moment.planted[foot] && moments[i]?.planted[foot] && !is.heel && !was?.heel
          const turned = Math.abs(wrapped(heading(moments[i], foot) - heading(moment, foot)))
          if (!flat || turned > 0.5) continue
          const [a, b] = [ankle(i, foot), ankle(i + 1, foot)]
          expect(Math.hypot(a[0] - b[0], a[1] - b[1]) * head, `${name} ${foot} ${i}`).toBeLessThan(1)
        }
      })
    }
  })

  it('[S1.09] never draw a leg longer than its bones allow, and let no knee pop', () => {
    for (const { name, mover, bodies: drawn } of bodies) {
      const bones = mover.build.ankleY - mover.build.hipRoot[1]
      for (const foot of [0, 1] as const) {
        const angles = drawn.map(({ legs }, i) => {
          const [hip, knee, ankle] = legs[foot]
          expect((long(hip, knee) + long(knee, ankle)) / bones, `${name} at ${i}`).toBeLessThan(1.02)
          const [a, b, c] = [long(hip, knee), long(knee, ankle), long(hip, ankle)]
          return (Math.acos(Math.max(-1, Math.min(1, (a * a + b * b - c * c) / (2 * a * b)))) * 180) / Math.PI
        })
        const changes = angles.slice(1).map((angle, i) => Math.abs(angle - (angles[i] ?? angle)))
        expect(Math.max(...changes), `${name}, knee ${foot} at ${changes.indexOf(Math.max(...changes))}`).toBeLessThan(
          36,
        )
      }
    }
  })

  it('[S1.09] turn round on legs that do not cross: each foot comes down on its own side of the body', () => {
    for (const { name, motion, moments } of films) {
      if (!motion.turnsRound) continue
      const apart = moments.map(({ gesture: { legs } }) => legs[1].ankle[0] - legs[0].ankle[0])
      expect(Math.min(...apart), `${name} at ${apart.indexOf(Math.min(...apart))}`).toBeGreaterThan(-0.25)
    }
  })

  it('[S1.09] go on without a jump: no joint of the body leaps between two frames', () => {
    for (const { name, moments, bodies: drawn } of bodies)
      drawn.slice(1).forEach((body, i) => {
        const [at, was] = [moments[i + 1]?.at ?? [0, 0], moments[i]?.at ?? [0, 0]]
        const floor = drawn[i]?.floor ?? body.floor
        const joints = ({ arms, legs }: typeof body) => [...arms, ...legs].flat()
        joints(body).forEach((place, joint) => {
          const before = drawn[i] ? joints(drawn[i])[joint] : undefined
          if (!before) return
          const [x, y, z] = minus(place, before)
          const leap = Math.hypot(x + at[0] - was[0], y - (body.floor - floor), z + at[1] - was[1])
          if (leap >= 0.9) expect.fail(`${name}: joint ${joint} at ${i + 1} leaps ${leap} heads`)
        })
      })
  })

  it('[S1.09] that go round close exactly, and the others come to rest or go on their way', () => {
    for (const { name, motion, mover } of cases) {
      const [first, last] = [motion.moment(0.4, mover), motion.moment(0.4 + (motion.round ?? 0), mover)]
      if (motion.round !== null) {
        expect(rounded(first), name).toEqual(rounded(last))
        continue
      }
      const [before, end] = [mover.seconds - 1 / rate, mover.seconds].map((at) => motion.moment(at, mover))
      if (!before || !end) continue
      const stays = Math.hypot(end.at[0] - before.at[0], end.at[1] - before.at[1]) < 1e-3
      if (stays) expect(apartness(before, end), name).toBeLessThan(0.9)
      else expect(scaleAt(end.at[1]), name).not.toBe(scaleAt(before.at[1]))
    }
  })

  it('[S1.09] are the same at the same time whatever was asked before, and turn no further than they say', () => {
    for (const { name, motion, mover, moments } of films) {
      const other = { ...mover }
      expect(motion.moment(1.5, other), name).toEqual(moments[36])
      const yaws = moments.map(({ gesture }) => Math.abs(gesture.yaw))
      expect(Math.max(...yaws), name).toBeLessThanOrEqual(180)
      if (!motion.turnsRound) expect(Math.max(...yaws), name).toBeLessThan(56)
    }
  })
})

const heading = (moment: Moment | undefined, foot: 0 | 1): number =>
  moment ? moment.gesture.yaw + (foot ? 1 : -1) * moment.gesture.legs[foot].toes : 0

const rounded = (moment: Moment): unknown =>
  JSON.parse(
    JSON.stringify(moment, (_, value) => (typeof value === 'number' ? Math.round(value * 1e5) / 1e5 + 0 : value)),
  )

/** How far the trunk and head of two moments differ, in degrees. */
const apartness = ({ gesture: a }: Moment, { gesture: b }: Moment): number =>
  Math.max(
    Math.abs(wrapped(a.yaw - b.yaw)),
    Math.abs(a.chest.tilt - b.chest.tilt),
    Math.abs(wrapped(a.head.yaw - b.head.yaw)),
  )
