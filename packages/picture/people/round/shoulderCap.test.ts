import { gestures } from '@toile/craft/mannequins/round/gestures/index.ts'
import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import { buildOf } from '@toile/craft/mannequins/person.ts'
import { poseInSpace } from '@toile/craft/mannequins/round/poseInSpace.ts'
import { describe, expect, it } from 'vitest'
import { shoulder } from './rootOf.ts'
import { shoulderCap } from './shoulderCap.ts'

/** How far up from where its arm begins the round of a near shoulder lies. */
function highAt(person: string, yaw: number): number {
  const posed = poseInSpace(buildOf(findPerson(person) ?? expect.fail(person)), { ...gestures.upright, yaw }, 0.3)
  const begins = posed.arms[posed.near].ruler.limb.at(shoulder).centre[1]
  const cap = shoulderCap(posed, posed.near, shoulder)
  return cap.length ? begins - Math.min(...cap.map(([, y]) => y)) : 0
}

describe('the round of a shoulder', () => {
  it.each(['ines', 'theo', 'lily'])(
    '[S2.43] lies on the arm of %s in profile, and on the contour from before',
    (person) => {
      expect(highAt(person, 45)).toBe(0)
      for (const yaw of [75, 90, 105, -75, -90, -105]) expect(highAt(person, yaw), String(yaw)).toBeGreaterThan(0.1)
    },
  )

  it('[S2.43] rises with the turn and does not jump', () => {
    const high = Array.from({ length: 41 }, (_, i) => highAt('ines', 49 + i))
    high.slice(1).forEach((to, i) => expect(Math.abs(to - (high[i] ?? 0)), String(50 + i)).toBeLessThan(0.03))
  })
})
