import { anyMotion } from '@toile/craft/motions/own/testing/anyMotion.ts'
import { describe, expect, it } from 'vitest'
import { isTakenAs, takenAs } from './takenAs.ts'

describe('films with a motion of the library', () => {
  it('[S2.43] last as long as it, and are known as taken with it until a key frame differs', () => {
    const motion = anyMotion(3)
    const { motion: taken, seconds } = takenAs(motion)
    expect(taken).toEqual({ kind: 'own', keys: motion.keys })
    expect(seconds).toBeGreaterThanOrEqual(3)
    const [first, ...rest] = structuredClone(motion.keys)
    if (!first) expect.fail()
    expect(isTakenAs({ keys: [first, ...rest] }, taken)).toBe(true)
    expect(isTakenAs({ keys: [{ ...first, hold: first.hold + 0.1 }, ...rest] }, taken)).toBe(false)
    expect(isTakenAs(motion, { kind: 'motion', id: 'walk' })).toBe(false)
  })
})
