import { describe, expect, it } from 'vitest'
import { freeSpot } from './freeSpot.ts'

const spot = { part: 'body', side: 'front', u: 0, v: 160, from: 'top' } as const

describe('where an element is laid that is only clicked', () => {
  it('is the given place while it is free, and below what lies there', () => {
    expect(freeSpot(spot, [])).toEqual(spot)
    expect(freeSpot(spot, [{ at: { ...spot, u: 90 } }, { at: { ...spot, side: 'back' } }])).toEqual(spot)
    expect(freeSpot(spot, [{ at: spot }])).toEqual({ ...spot, v: 200 })
    expect(freeSpot(spot, [{ at: spot }, { at: { ...spot, v: 203 } }])).toEqual({ ...spot, v: 240 })
  })
})
