import { describe, expect, it } from 'vitest'
import { movedBy, spotOf, standOf } from './onSphere.ts'

const before = { from: 318, height: 41 }

describe('a lamp on its sphere', () => {
  it('[S1.08] is found again where it is seen', () => {
    for (let from = 0; from < 360; from += 15)
      for (let height = 5; height < 85; height += 10)
        expect(standOf(spotOf({ from, height }), before)).toEqual({ from, height })
  })

  it('[S1.08] stands above the picture over the middle, and keeps its side there', () => {
    expect(standOf({ x: 0, y: 0 }, before)).toEqual({ from: 318, height: 90 })
  })

  it('[S1.08] grazes the picture where it is dragged beyond the edge', () => {
    expect(standOf({ x: -3, y: 0 }, before)).toEqual({ from: 270, height: 5 })
  })

  it('[S1.08] goes round by steps and no lower than grazing, no higher than above', () => {
    expect(movedBy({ from: 355, height: 88 }, 10, 5)).toEqual({ from: 5, height: 90 })
    expect(movedBy({ from: 3, height: 7 }, -5, -5)).toEqual({ from: 358, height: 5 })
  })
})
