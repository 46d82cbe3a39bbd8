import { describe, expect, it } from 'vitest'
import { freeTime, lengthOf } from './keyFilm.ts'

const at = (...times: number[]) => times.map((time) => ({ at: time, hold: 0 }))

describe('the time line of a motion of one’s own', () => {
  it('[S2.43] a new key frame comes into the widest gap, the end counted', () => {
    expect(freeTime(at(0, 1, 4), 5)).toBe(2.5)
    expect(freeTime(at(0, 1), 5)).toBe(3)
    expect(freeTime(at(2), 5)).toBe(3.5)
  })

  it('[S2.43] it lasts until its last pose has been held, within what a film may last', () => {
    const bounds = { least: 3, most: 10 }
    expect(lengthOf(at(0, 1), bounds)).toBe(3)
    expect(lengthOf([{ at: 4, hold: 1.2 }], bounds)).toBe(5.5)
    expect(lengthOf([{ at: 9.9, hold: 3 }], bounds)).toBe(10)
  })
})
