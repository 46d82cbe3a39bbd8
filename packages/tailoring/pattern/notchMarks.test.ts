import { contains, distance, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { notchMarks } from './notchMarks.ts'
import { outlineOf } from './outlineOf.ts'
import { samplePattern } from './testing/samplePattern.ts'

const [front, sleeve] = samplePattern.pieces

describe('the nicks of a piece', () => {
  it('[S1.11] stand on the cut at the allowance and point into the piece', () => {
    for (const piece of samplePattern.pieces) {
      for (const { edge, sewn, cut, inward } of notchMarks(piece)) {
        const { allowance } = sure(piece.edges.find(({ id }) => id === edge))
        expect(distance(sewn, cut)).toBeCloseTo(allowance, 6)
        expect(Math.hypot(...inward)).toBeCloseTo(1, 9)
        expect(contains(outlineOf(piece), [sewn[0] + inward[0], sewn[1] + inward[1]])).toBe(true)
        expect(contains(outlineOf(piece), cut)).toBe(false)
      }
    }
  })

  it('[S1.11] are two, six millimetres apart, for a double notch', () => {
    const marks = notchMarks(sure(front)).filter(({ edge }) => edge === 'left')
    expect(marks).toHaveLength(2)
    expect(distance(sure(marks[0]).sewn, sure(marks[1]).sewn)).toBeCloseTo(6, 1)
    expect(notchMarks(sure(sleeve)).filter(({ edge }) => edge === 'headFront')).toHaveLength(1)
  })
})
