import { createCanvas } from '@napi-rs/canvas'
import { gesturesOf } from '@toile/craft/mannequins/round/gestures/index.ts'
import { type KeyFrame, motionDocument } from '@toile/craft/motions/own/ownMotion.ts'
import { poseOfGesture } from '@toile/craft/motions/own/ownPose.ts'
import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { openDrawing } from '../scenes/openDrawing.ts'
import type { Host, Surface } from '../surface.ts'
import { stripSize } from './drawMotionStrip.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const gestures = gesturesOf({ gender: 'female', ageGroup: 'adult' })
const height = 120
const near = 28
/** The middle of a pose in its strip, in pixels. */
const middleOf = (place: number) => Math.round(height * (0.16 + 0.56 * (place + 0.5) - 0.5)) + height / 2

/** Key frames second by second, each in another pose of the catalogue unless told which. */
const keysOf = (poses: readonly number[], own: Partial<KeyFrame> = {}): KeyFrame[] =>
  poses.map((pose, i) => ({
    id: `k${i}`,
    at: i,
    hold: 0,
    ease: 'both',
    stands: [0, 0],
    pose: poseOfGesture(sure(gestures[pose])),
    ...own,
  }))

function stripOf(keys: KeyFrame[]) {
  const motion = motionDocument.present.parse({ kind: 'motion', version: 2, name: 'Reach', keys })
  const size = stripSize(keys, height)
  const drawn = openDrawing(host).draw({ kind: 'ownMotion', motion, ...size })
  const at = (place: number) => drawn.getContext('2d').getImageData(middleOf(place) - near, 0, 2 * near, height).data
  return { ...size, at, all: drawn.getContext('2d').getImageData(0, 0, size.width, size.height).data }
}

/** How many pixels of two poses differ plainly. */
const apart = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
  one.reduce((count, value, i) => count + (Math.abs(value - sure(other[i])) > 24 ? 1 : 0), 0)

describe('the picture of a motion of one’s own', () => {
  it('[S2.43] shows the poses of its key frames beside each other, each as it is in a picture of its own', () => {
    const strip = stripOf(keysOf([0, 4, 9]))
    expect(apart(strip.at(0), strip.at(1))).toBeGreaterThan(400)
    expect(apart(strip.at(1), strip.at(2))).toBeGreaterThan(400)
    expect(apart(strip.at(1), stripOf(keysOf([4])).at(0))).toBeLessThan(40)
  })

  it('[S2.43] shows five at most, on plain ground to its corners, the same every time', () => {
    const keys = keysOf([0, 1, 2, 3, 4, 5, 6, 7])
    const strip = stripOf(keys)
    expect(strip.width).toBe(stripSize(keys.slice(0, 5), height).width)
    expect(apart(strip.at(4), stripOf(keysOf([7])).at(0))).toBeLessThan(40)
    for (const place of [0, 1, 2, 3, 4]) expect([...strip.at(place).subarray(0, 4)]).toEqual([218, 214, 207, 255])
    expect(Buffer.compare(Buffer.from(strip.all), Buffer.from(stripOf(keys).all))).toBe(0)
  })

  it('[S2.43] shows a pose that is struck far away as large as one that is near', () => {
    expect(apart(stripOf(keysOf([4])).at(0), stripOf(keysOf([4], { stands: [0, -20] })).at(0))).toBe(0)
  })
})
