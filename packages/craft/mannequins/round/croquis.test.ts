import { describe, expect, it } from 'vitest'
import { type Gesture, isWalk } from './gesture.ts'
import { dot, minus, type Place } from './place.ts'
import { legShare } from './placing.ts'
import type { Posed } from './posed.ts'
import { openSpine } from './spine.ts'
import { bodies, posedOn } from './testing/everybody.ts'

const posed = posedOn(0.4)
const both = [0, 1] as const
const hangs = ({ arms, hands }: Gesture, index: 0 | 1) =>
  hands[index] === 'relaxed' && arms[index].rest === undefined && arms[index].lower[0] < 60

/** How far a place stands outside the trunk's contour on its own side of the page, in heads. */
function beside({ station, section, build }: Posed, index: 0 | 1, [x, y]: readonly [number, number]): number {
  const { at, yaw } = station(y)
  const { wide, front } = section(y)
  const half = Math.hypot(wide * Math.cos(yaw), front * Math.sin(yaw))
  return ((x - at[0]) * (index ? 1 : -1) - half) / legShare(build)
}

const bendOf = ([root, middle, end]: readonly [Place, Place, Place]) => {
  const [upper, lower] = [minus(middle, root), minus(end, middle)]
  return (Math.acos(dot(upper, lower) / Math.hypot(...upper) / Math.hypot(...lower)) * 180) / Math.PI
}

describe('the line of a fashion figure', () => {
  it('[S3.04] lets arms hang close: the elbow a little bent, the hand within half a head of the body', () => {
    for (const { name, body } of posed)
      for (const index of both.filter((one) => hangs(body.gesture, one))) {
        const { joints, flat } = body.arms[index]
        const bend = bendOf(joints)
        expect(bend, name).toBeGreaterThan(12)
        expect(bend, name).toBeLessThan(50)
        expect(beside(body, index, flat[2]), name).toBeLessThan(0.55)
      }
  })

  it('[S3.04] shows the hand of a far arm or hides it: no fingers look out from behind the hip', () => {
    for (const { name, body } of posed.filter(({ body: { build } }) => ['woman', 'man', 'girl'].includes(build.id))) {
      const far = body.near ? 0 : 1
      if (!hangs(body.gesture, far) || body.gesture.arms[far].over) continue
      const out = beside(body, far, body.arms[far].flat[2])
      expect(out > 0.05 || out < -0.2, `${name} ${out}`).toBe(true)
      // Nor does it come out on the other side.
      if (out < 0)
        for (const joint of [1, 2] as const)
          expect(beside(body, body.near, body.arms[far].flat[joint]), name).toBeLessThan(-0.15)
    }
  })

  it('[S3.04] has no two arms that hang alike', () => {
    for (const { body } of posed) {
      const { gesture } = body
      if (!both.every((index) => hangs(gesture, index))) continue
      const [a, b] = gesture.arms
      const unlike = [
        a.upper[0] - b.upper[0],
        a.upper[1] - b.upper[1],
        a.lower[0] - b.lower[0],
        a.lower[1] - b.lower[1],
      ]
      expect(
        unlike.reduce((sum, one) => sum + Math.abs(one), 0),
        gesture.id,
      ).toBeGreaterThan(24)
    }
  })

  it('[S3.04] has knees in the line from hip to ankle where it stands, or turned in: none is bowed outward', () => {
    for (const { name, body } of posed.filter(({ body: { gesture } }) => !isWalk(gesture)))
      for (const index of both) {
        if (body.gesture.legs[index].lift) continue
        const [hip, knee, ankle] = body.legs[index].flat
        const down = (knee[1] - hip[1]) / (ankle[1] - hip[1])
        const out = (knee[0] - hip[0] - (ankle[0] - hip[0]) * down) * (index ? 1 : -1)
        expect(out / legShare(body.build), name).toBeLessThan(0.17)
        expect(out / legShare(body.build), name).toBeGreaterThan(-0.4)
      }
  })

  it('[S3.04] shows both elbows of hands that are behind the back, and neither hand', () => {
    const behind = posed.filter(
      ({ body: { gesture, build } }) => gesture.arms.every(({ rest }) => rest === 'back') && build.heads > 5,
    )
    expect(behind.length).toBeGreaterThan(bodies.length)
    for (const { name, body } of behind)
      for (const index of both) {
        const { flat } = body.arms[index]
        expect(beside(body, index, flat[1]), name).toBeGreaterThan(0.15)
        expect(beside(body, index, flat[2]), name).toBeLessThan(0.02)
      }
  })

  it('[S3.04] stands in an S: the ribs go against the hips', () => {
    const stands = posed.filter(({ body: { gesture, build } }) => !isWalk(gesture) && build.ageGroup === 'adult')
    for (const { name, body } of stands) {
      const { build, gesture } = body
      const [ribs] = openSpine(build, { ...gesture, yaw: 0 }).station(build.levels.underbust).at
      if (Math.abs(gesture.pelvis.shift) > 0.13)
        expect(ribs * Math.sign(gesture.pelvis.shift), name).toBeLessThan(-0.005)
    }
  })
})
