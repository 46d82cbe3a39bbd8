import { distance, type Point, readTable } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { Build } from '../build.ts'
import { personOf } from '../people/testing/personOf.ts'
import { buildOf } from '../person.ts'
import { type Gesture, isWalk, mirroredGesture } from './gesture.ts'
import { gesturesOf } from './gestures/index.ts'
import { minus, type Place } from './place.ts'
import { legShare } from './placing.ts'
import { poseInSpace } from './poseInSpace.ts'
import { withoutPockets } from './withoutPockets.ts'
import { bodies, posedOn } from './testing/everybody.ts'

const footHeight = 0.4
const posed = posedOn(footHeight)
const isInTheAir = ({ legs }: Gesture) => legs.every(({ lift }) => lift)
const long = (a: Place, b: Place) => Math.hypot(...minus(a, b))

describe('a body in a gesture', () => {
  it('[S3.04] keeps the length of its bones, whoever stands so; a leg is at most three hundredths longer for its stride', () => {
    for (const { name, body } of posed) {
      const { build, arms, legs } = body
      for (const { joints } of arms) {
        expect(long(joints[0], joints[1]), name).toBeCloseTo(build.upperArm, 3)
        expect(Math.abs(long(joints[1], joints[2]) - build.foreArm), name).toBeLessThan(0.02)
      }
      for (const { joints } of legs) {
        const stretch = (long(joints[0], joints[1]) + long(joints[1], joints[2])) / (build.ankleY - build.hipRoot[1])
        expect(stretch, name).toBeGreaterThan(0.999)
        expect(stretch, name).toBeLessThan(1.031)
      }
    }
  })

  it('[S3.04] shows less neck the younger it is, and a man less than a woman', () => {
    const neckOf = (id: string) => {
      const { build, head } = posed.find(({ body }) => body.build.id === id)?.body ?? expect.fail(id)
      return build.levels.neck - (head.pivot[1] + 0.5)
    }
    const [toddler, girl, man, woman] = ['toddler', 'girl', 'man', 'woman'].map(neckOf)
    expect(toddler).toBeLessThan(0.05)
    expect(toddler).toBeGreaterThan(0)
    expect(girl).toBeGreaterThan(toddler)
    expect(girl).toBeLessThan(0.11)
    expect(man).toBeGreaterThan(girl)
    expect(woman).toBeGreaterThan(man + 0.03)
  })

  it('[S3.04] stands on its weight leg: the pit of the neck is over that foot, and that hip is the higher one', () => {
    for (const { name, body } of posed.filter(({ body: { gesture } }) => !isWalk(gesture) && !isInTheAir(gesture))) {
      const { gesture, legs, station, build } = body
      const neck = station(build.levels.neck).at[0]
      const [own, other] = [legs[gesture.weight], legs[gesture.weight ? 0 : 1]]
      const off = Math.abs(neck - own.joints[2][0])
      expect(off, name).toBeLessThan(0.4)
      expect(off, name).toBeLessThan(Math.abs(neck - other.joints[2][0]) + 0.02)
      if (build.ageGroup === 'adult') expect(own.joints[0][1], name).toBeLessThan(other.joints[0][1])
    }
  })

  it('[S3.04] walks with a rear leg that pushes off: its heel is up, its knee bent, its ankle behind, and both feet read', () => {
    const walks = posed.filter(({ body }) => isWalk(body.gesture))
    expect(walks.length).toBeGreaterThan(posed.length / 12)
    for (const { name, body } of walks) {
      const { legs, build, gesture } = body
      const back = (gesture.legs[0].heel ?? 0) > (gesture.legs[1].heel ?? 0) ? 0 : 1
      const [rear, front] = [legs[back].joints, legs[back ? 0 : 1].joints]
      expect(rear[2][2], name).toBeLessThan(front[2][2] - 0.3 * legShare(build))
      expect(rear[2][1], name).toBeLessThan(body.floor - footHeight - 0.04)
      expect(long(rear[0], rear[2]), name).toBeLessThan(long(rear[0], rear[1]) + long(rear[1], rear[2]) - 0.003)
      // The knees do not cross, so that two legs are seen down to the calf.
      expect(Math.sign(legs[1].flat[1][0] - legs[0].flat[1][0]), name).toBe(1)
      expect(distance(legs[0].flat[2], legs[1].flat[2]), name).toBeGreaterThan(0.28 * legShare(build))
    }
  })

  it('[S3.04] lets a knee go where it stands: the leg that does not carry is bent, and pelvis and chest lean against each other', () => {
    const stands = posed.filter(({ body: { gesture } }) => !isWalk(gesture) && !/wide|plant|up$/i.test(gesture.id))
    for (const { name, body } of stands) {
      const { gesture, legs } = body
      const { chest, pelvis } = gesture
      expect(Math.sign(chest.tilt) * Math.sign(pelvis.tilt), name).not.toBe(1)
      if (body.build.ageGroup === 'child') continue
      const free = legs[gesture.weight ? 0 : 1].joints
      const bend = long(free[0], free[1]) + long(free[1], free[2]) - long(free[0], free[2])
      expect(bend, name).toBeGreaterThan(0.004)
      expect(Math.abs(chest.tilt) + Math.abs(pelvis.tilt), name).toBeGreaterThan(body.build.gender === 'male' ? 9 : 14)
    }
  })

  it('[S3.04] has a list for each: enough of them, few that walk, few that look aside, each with a name of its own', () => {
    const kinds = [
      ['female', 'adult', 18],
      ['male', 'adult', 18],
      ['female', 'child', 12],
    ] as const
    for (const [gender, ageGroup, least] of kinds) {
      const own = gesturesOf({ gender, ageGroup })
      expect(own.length).toBeGreaterThanOrEqual(least)
      expect(own.filter(isWalk).length).toBeLessThanOrEqual(own.length / 4)
      expect(own.filter(({ gaze }) => Math.abs(gaze) >= 0.2).length).toBeLessThanOrEqual(own.length / 3)
      expect(new Set(own.map(({ label }) => label)).size, gender).toBe(own.length)
    }
  })

  it('[S3.04] is about eight and a half heads tall where flats are nine, the young shorter in the leg, and takes steps as long as its legs', () => {
    for (const build of bodies) {
      const [gesture] = gesturesOf(build)
      const { build: own } = poseInSpace(build, gesture, footHeight)
      if (build.heads > 6.5) {
        const shorter = build.heads > 8.6 ? 0.4 : 0.25
        expect(own.levels.floor, build.id).toBeLessThan(build.levels.floor - shorter)
        expect(poseInSpace(own, gesture, footHeight).build, 'no second time').toEqual(own)
        expect(own.headHalf / own.shoulder[0], build.id).toBeGreaterThan(build.headHalf / build.shoulder[0])
      } else expect(own, build.id).toBe(build)
      expect(legShare(own), build.id).toBeLessThan(1.05)
    }
    expect(legShare(buildOf(personOf('otis')))).toBeLessThan(0.7)
  })

  it('[S3.04] has a man’s shoulders squarer than on flats, and a leg whose calf stands out no further than its thigh’s line', () => {
    const drop = ({ shoulder, levels }: Build) => (shoulder[1] - levels.neck) / (levels.waist - levels.neck)
    for (const build of bodies.filter(({ ageGroup }) => ageGroup === 'adult')) {
      const { build: own } = poseInSpace(build, gesturesOf(build)[0], footHeight)
      if (build.gender === 'male') expect(drop(own), build.id).toBeLessThan(drop(build) - 0.009)
      const outer = (of: Build, t: number) => readTable(of.leg, t, 1)
      const bulge = (of: Build) => outer(of, 1.27) / outer(of, 1.05)
      expect(bulge(own), build.id).toBeLessThan(bulge(build) - 0.1)
    }
  })

  it('[S3.04] folds arms across each other: each hand lies on the other side’s arm', () => {
    const folded = posed.filter(({ body }) => body.gesture.arms.every(({ rest }) => rest === 'arm'))
    expect(folded.length).toBeGreaterThan(bodies.length)
    for (const { name, body } of folded) {
      const middle = body.station(body.build.levels.underbust).at[0]
      body.arms.forEach(({ flat: [, elbow, wrist] }, index) => {
        const side = index ? 1 : -1
        expect((elbow[0] - wrist[0]) * side, name).toBeGreaterThan(0.12)
        expect((wrist[0] - middle) * side, name).toBeLessThan(0.35)
        expect(wrist[1], name).toBeGreaterThan(body.build.levels.armpit)
        expect(wrist[1], name).toBeLessThan(body.build.levels.waist + 0.15)
      })
    }
  })

  it('[S3.04] does without pockets where a look has none: the near hand lies on the hip, the far one hangs', () => {
    for (const build of bodies)
      for (const gesture of gesturesOf(build).flatMap((one) => [one, mirroredGesture(one)])) {
        const own = withoutPockets(gesture)
        expect(own.hands, own.id).not.toContain('pocket')
        if (!gesture.hands.includes('pocket')) expect(own).toBe(gesture)
        const near = gesture.yaw >= 0 ? 0 : 1
        if (gesture.hands[near] === 'pocket') expect(own.hands[near], own.id).toBe('hip')
        if (gesture.hands[near ? 0 : 1] !== 'pocket') continue
        const far = poseInSpace(build, own, footHeight).arms[near ? 0 : 1]
        expect(far.flat[2][1], own.id).toBeGreaterThan(far.flat[1][1])
      }
  })

  it('[S3.04] is the same in a mirror', () => {
    const flipped = ([x, y]: Point): Point => [-x, y]
    for (const build of bodies)
      for (const gesture of gesturesOf(build)) {
        const [own, other] = [gesture, mirroredGesture(gesture)].map((one) => poseInSpace(build, one, footHeight))
        for (const index of [0, 1] as const) {
          const mirror = index ? 0 : 1
          own.arms[index].flat.forEach((joint, i) =>
            expect(distance(joint, flipped(other.arms[mirror].flat[i])), gesture.id).toBeLessThan(1e-6),
          )
          own.legs[index].flat.forEach((joint, i) =>
            expect(distance(joint, flipped(other.legs[mirror].flat[i])), gesture.id).toBeLessThan(1e-6),
          )
        }
        expect(distance(own.head.pivot, flipped(other.head.pivot)), gesture.id).toBeLessThan(1e-6)
        for (const angle of ['yaw', 'roll'] as const) expect(own.head[angle]).toBeCloseTo(-other.head[angle], 9)
        expect(own.head.nod).toBe(other.head.nod)
        expect(mirroredGesture(mirroredGesture(gesture))).toEqual(gesture)
      }
  })

  it('[S3.04] turns between 18 and 50 degrees, no two gestures of a kind alike', () => {
    for (const build of bodies) {
      const own = gesturesOf(build)
      expect(new Set(own.map(({ id }) => id)).size).toBe(own.length)
      for (const { yaw, id } of own) {
        expect(Math.abs(yaw), id).toBeGreaterThan(18)
        expect(Math.abs(yaw), id).toBeLessThan(50)
      }
    }
  })

  it('[S3.04] lays hands that rest on it beside the hip, and one that is raised below the chin', () => {
    for (const { name, body } of posed)
      body.gesture.hands.forEach((hand, i) => {
        const [x, y] = body.arms[i].flat[2]
        const { levels } = body.build
        if (hand === 'collar' && body.gesture.arms[i].rest !== 'lapel') expect(y, name).toBeLessThan(levels.bust)
        if (hand !== 'hip' && hand !== 'pocket') return
        expect(y, name).toBeGreaterThan(levels.waist - 0.15)
        expect(y, name).toBeLessThan(levels.hip + 0.2)
        expect(Math.abs(x - body.station(y).at[0]), name).toBeLessThan(body.section(y).wide * 1.3 + 0.14)
      })
  })
})
