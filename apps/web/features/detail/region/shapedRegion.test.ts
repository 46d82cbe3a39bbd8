import { describe, expect, it } from 'vitest'
import { reachOf, shapedRegion } from './shapedRegion.ts'

const square: [number, number][][] = [
  [
    [-60, -60],
    [60, -60],
    [60, 60],
    [-60, 60],
  ],
]

describe('a region that is shaped by its handles', () => {
  it('[S3.14] grows and turns around its spot', () => {
    expect(shapedRegion(square, 2)[0]?.[2]).toEqual([120, 120])
    expect(shapedRegion(square, 1, 90)[0]?.[1]).toEqual([60, 60])
    expect(shapedRegion(square, 1, 45)[0]?.[2]?.map(Math.abs)).toEqual([0, 84.9])
  })

  it('stays large enough to be held, and within what a region may be', () => {
    const small = shapedRegion(square, 0)[0]?.map(([x]) => x) ?? []
    expect(Math.max(...small) - Math.min(...small)).toBeCloseTo(6, 5)
    expect(reachOf(shapedRegion(square, 1e6))).toBeLessThan(3000)
  })
})
