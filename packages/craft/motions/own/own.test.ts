import { describe, expect, it } from 'vitest'
import { openDocument } from '@toile/rules/document.ts'
import { footOf, standsOf } from '../../films/standsOf.ts'
import { gesturesOf } from '../../mannequins/round/gestures/index.ts'
import { minus } from '../../mannequins/round/place.ts'
import { poseInSpace } from '../../mannequins/round/poseInSpace.ts'
import { moverFor, movers } from '../testing/movers.ts'
import { betweenKeys } from './betweenKeys.ts'
import { addKey, moveKey, removeKey, setKey, setKeyPose } from './changes.ts'
import { dragJoint, joints, jointsOf } from './dragJoint.ts'
import type { MotionChange } from './motionChanges.ts'
import { type KeyFrame, motionDocument, type OwnMotion } from './ownMotion.ts'
import { gestureOfPose, type OwnPose, ownPoseSchema, poseOfGesture } from './ownPose.ts'
import { shownKeys } from './shownKeys.ts'

const mover = moverFor('ines', 'rest', 'heels')
const standing = poseOfGesture(mover.rest)
const key = (id: string, at: number, pose: OwnPose, own: Partial<KeyFrame> = {}): KeyFrame => ({
  id,
  at,
  hold: 0,
  ease: 'both',
  stands: [0, 0],
  pose,
  ...own,
})
const raised: OwnPose = {
  ...standing,
  arms: [standing.arms[0], { upper: [96, 10], lower: [150, 10], over: true, rest: null }],
}

describe('key frames of one’s own', () => {
  it('[S2.43] hold the pose of any gesture of the catalogue, and give it back', () => {
    for (const build of [mover.build, moverFor('theo', 0, 'flats').build, moverFor('lily', 0, 'flats').build])
      for (const gesture of gesturesOf(build)) {
        const pose = poseOfGesture(gesture)
        expect(ownPoseSchema.safeParse(pose).success, gesture.id).toBe(true)
        expect(poseOfGesture(gestureOfPose(pose, mover.rest)), gesture.id).toEqual(pose)
      }
  })

  it('[S2.43] are reached at their time and held, with a softer way out where it is asked', () => {
    const keys = [key('a', 0, standing), key('b', 1, raised, { hold: 0.5, ease: 'even' }), key('c', 2.5, standing)]
    const at = (seconds: number, all = keys) => betweenKeys(all, seconds, mover).gesture.arms[1]
    expect(at(1)).toEqual(at(1.49))
    expect(at(1).upper[0]).toBeCloseTo(96, 3)
    expect(at(2.5).upper).toEqual(standing.arms[1].upper)
    const soft = keys.map((one) => ({ ...one, ease: 'in' as const }))
    const gone = (all: readonly KeyFrame[]) => Math.abs((at(1.7, [...all]).upper[0] ?? 0) - 96)
    expect(gone(soft)).toBeLessThan(gone(keys) / 2)
  })

  it('[S2.43] carry a hand on an arc: half way, the arm is as long as ever', () => {
    const over: OwnPose = {
      ...standing,
      arms: [standing.arms[0], { upper: [-10, 150], lower: [-10, 170], over: true, rest: null }],
    }
    const keys = [
      key('a', 0, {
        ...standing,
        arms: [standing.arms[0], { upper: [10, -40], lower: [10, -20], over: true, rest: null }],
      }),
      key('b', 1, over),
    ]
    for (const seconds of [0.3, 0.5, 0.7]) {
      const { arms, build } = poseInSpace(mover.build, betweenKeys(keys, seconds, mover).gesture, mover.footHeight)
      const [root, elbow, wrist] = arms[1].joints
      expect(Math.hypot(...minus(wrist, root))).toBeGreaterThan(0.8 * (build.upperArm + build.foreArm))
      expect(Math.hypot(...minus(elbow, root))).toBeCloseTo(build.upperArm, 2)
    }
  })

  it('[S2.43] leave a foot where it stands in both, whatever the body does, and lift one that goes elsewhere', () => {
    const turned: OwnPose = { ...standing, pelvis: { ...standing.pelvis, shift: 0.1 }, sink: 0.3 }
    const moments = Array.from({ length: 25 }, (_, i) =>
      betweenKeys([key('a', 0, standing), key('b', 1, turned)], i / 24, mover),
    )
    const stands = standsOf(mover, moments)
    for (const foot of [0, 1] as const) {
      const places = moments.map((moment, i) => footOf(mover, moment, foot, stands[i] ?? { x: 0, y: 0, scale: 1 }))
      expect(moments.every(({ planted }) => planted[foot])).toBe(true)
      expect(
        Math.max(...places.map(([x, y]) => Math.hypot(x - (places[0]?.[0] ?? 0), y - (places[0]?.[1] ?? 0)))) * 112,
      ).toBeLessThan(4)
    }
    const [left, right] = standing.legs
    const stepped: OwnPose = { ...standing, legs: [left, { ...right, ankle: [right.ankle[0], right.ankle[1] + 0.8] }] }
    const half = betweenKeys([key('a', 0, standing), key('b', 1, stepped)], 0.5, mover)
    expect(half.planted).toEqual([true, false])
    expect(half.gesture.legs[1].lift).toBeGreaterThan(0.08)
  })

  it('[S2.43] are told by five of them at most, the first and the last among them', () => {
    const keys = Array.from({ length: 24 }, (_, i) => key(`k${i}`, i * 0.4, standing))
    const told = (count: number) => shownKeys(keys.slice(0, count)).map(({ id }) => id)
    expect(told(1)).toEqual(['k0'])
    expect(told(5)).toEqual(['k0', 'k1', 'k2', 'k3', 'k4'])
    expect(told(6)).toEqual(['k0', 'k1', 'k3', 'k4', 'k5'])
    expect(told(24)).toEqual(['k0', 'k6', 'k12', 'k17', 'k23'])
  })

  it('[S2.43] are added, moved, set and taken away by changes that can be undone', () => {
    const first: OwnMotion = motionDocument.present.parse({
      kind: 'motion',
      version: 2,
      name: 'Reach',
      keys: [key('a', 0, standing), key('b', 2, raised)],
    })
    const store = openDocument<OwnMotion, MotionChange>(first)
    store.change(addKey, key('c', 1, standing))
    expect(store.get().keys.map(({ id }) => id)).toEqual(['a', 'c', 'b'])
    store.change(moveKey, { id: 'c', at: 3 })
    expect(store.get().keys.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    store.change(setKey, { id: 'b', ease: 'even', hold: 0.4 })
    store.change(setKeyPose, { id: 'c', pose: raised })
    expect(motionDocument.present.safeParse(store.get()).success).toBe(true)
    store.change(removeKey, { id: 'a' })
    expect(store.get().keys).toHaveLength(2)
    for (let i = 0; i < 5; i++) store.undo()
    expect(store.get()).toEqual(first)
    expect(moveKey(first, { id: 'b', at: 0 }), 'a time that is taken').toBe(first)
    expect(removeKey({ ...first, keys: first.keys.slice(0, 1) }, { id: 'a' }).keys, 'the only one').toHaveLength(1)
  })

  it('[S2.43] take a joint that is dragged: it lies where the hand is as far as bones reach, and bones keep their length', () => {
    for (const { name, mover: own } of movers.filter((_, i) => i % 3 === 0)) {
      const pose = poseOfGesture({
        ...own.rest,
        arms: [
          { upper: [14, 4], lower: [8, 30] },
          { upper: [14, 4], lower: [8, 30] },
        ],
        hands: ['relaxed', 'relaxed'],
      })
      for (const { id } of joints) {
        const from = jointsOf(own, pose)[id]
        const to = [from[0] + (id.endsWith('Left') ? -0.1 : 0.1), from[1] - 0.12] as const
        const dragged = dragJoint(own, pose, id, [to[0], to[1]])
        expect(ownPoseSchema.safeParse(dragged).success, `${name} ${id}`).toBe(true)
        expect(dragged, `${name} ${id}`).not.toEqual(pose)
        if (!/^(wrist|ankle)/.test(id)) continue
        const there = jointsOf(own, dragged)[id]
        expect(Math.hypot(there[0] - to[0], there[1] - to[1]), `${name} ${id}`).toBeLessThan(0.06)
      }
    }
  })
})
