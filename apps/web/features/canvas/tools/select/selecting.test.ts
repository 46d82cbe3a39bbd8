import { describe, expect, it } from 'vitest'
import { boxBetween } from './boxBetween.ts'
import { meets } from './meets.ts'

describe('how a hand selects', () => {
  it('[S2.63] a box goes from corner to corner on whole pixels', () => {
    expect(boxBetween([10.2, 20.4], [50.7, 30.1], false, false)).toEqual([
      [10, 20],
      [51, 30],
    ])
  })

  it('[S2.63] keys pressed on the way make it even, or draw it about its middle', () => {
    expect(boxBetween([10, 20], [50, 30], true, false)).toEqual([
      [10, 20],
      [50, 60],
    ])
    expect(boxBetween([10, 20], [-30, 30], true, false)).toEqual([
      [10, 20],
      [-30, 60],
    ])
    expect(boxBetween([10, 20], [50, 30], false, true)).toEqual([
      [-30, 10],
      [50, 30],
    ])
  })

  it('[S2.63] Shift adds, Alt takes away, both keep what is shared, and none of them is as the bar says', () => {
    expect(meets({ shift: true, alt: false })).toBe('add')
    expect(meets({ shift: false, alt: true })).toBe('subtract')
    expect(meets({ shift: true, alt: true })).toBe('intersect')
    expect(meets({ shift: false, alt: false })).toBe('replace')
  })
})
