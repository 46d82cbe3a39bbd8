import { describe, expect, it } from 'vitest'
import { clockOf } from './clockOf.ts'

describe('where a lamp stands, as on a clock', () => {
  it('[S1.08] is told in hours and minutes clockwise from twelve', () => {
    expect([0, 45, 90, 180, 270, 315, 345, 360].map(clockOf)).toEqual([
      '12:00',
      '1:30',
      '3:00',
      '6:00',
      '9:00',
      '10:30',
      '11:30',
      '12:00',
    ])
  })

  it('comes round the whole hour and never says sixty minutes', () => {
    for (let degrees = 0; degrees < 360; degrees += 0.25) expect(clockOf(degrees)).toMatch(/^([1-9]|1[0-2]):[0-5]\d$/)
  })
})
