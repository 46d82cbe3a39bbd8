import { distance, type Point } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { people } from '../people/index.ts'
import { buildOf } from '../person.ts'
import { type Gesture, mirroredGesture } from './gesture.ts'
import { gesturesOf } from './gestures/index.ts'
import { minus, type Place } from './place.ts'
import { poseInSpace } from './poseInSpace.ts'

const footHeight = 0.4
const bodies = [...new Map(people.map((person) => [person.build, buildOf(person)])).values()]
const posed = bodies.flatMap((build) =>
  gesturesOf(build).flatMap((gesture) =>
    [gesture, mirroredGesture(gesture)].map((own) => ({
      name: `${build.id} ${own.id} ${Math.sign(own.yaw)}`,
      body: poseInSpace(build, own, footHeight),
    })),
  ),
)
const long = (a: Place, b: Place) => Math.hypot(...minus(a, b))
const isWalk = ({ legs }: Gesture) => legs.some(({ heel }) => heel !== undefined)

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
    for (const { name, body } of posed.filter(({ body }) => !isWalk(body.gesture))) {
      const { gesture, legs, station, build } = body
      const neck = station(build.levels.neck).at[0]
      const [own, other] = [legs[gesture.weight], legs[gesture.weight ? 0 : 1]]
      const off = Math.abs(neck - own.joints[2][0])
      expect(off, name).toBeLessThan(0.4)
      expect(off, name).toBeLessThan(Math.abs(neck - other.joints[2][0]) + 0.02)
      if (build.ageGroup === 'adult') expect(own.joints[0][1], name).toBeLessThan(other.joints[0][1])
    }
  })

  it('[S3.04] walks with a far leg that pushes off: its heel is up, its knee bent, its ankle behind', () => {
    const walks = posed.filter(({ body }) => isWalk(body.gesture))
    expect(walks.length).toBeGreaterThan(posed.length / 4)
    for (const { name, body } of walks) {
      const back = body.gesture.legs[0].heel === undefined ? 1 : 0
      const [rear, front] = [body.legs[back].joints, body.legs[back ? 0 : 1].joints]
      expect(rear[2][2], name).toBeLessThan(front[2][2] - 0.3)
      expect(rear[2][1], name).toBeLessThan(body.build.ankleY - 0.04)
      expect(long(rear[0], rear[2]), name).toBeLessThan(long(rear[0], rear[1]) + long(rear[1], rear[2]) - 0.003)
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
        if (hand === 'collar') expect(y, name).toBeLessThan(levels.bust)
        if (hand !== 'hip' && hand !== 'pocket') return
        expect(y, name).toBeGreaterThan(levels.waist - 0.15)
        expect(y, name).toBeLessThan(levels.hip + 0.2)
        expect(Math.abs(x - body.station(y).at[0]), name).toBeLessThan(body.section(y).wide * 1.3)
      })
  })
})
