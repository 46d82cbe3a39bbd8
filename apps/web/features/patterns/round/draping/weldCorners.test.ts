import { describe, expect, it } from 'vitest'
import { weldCorners } from './weldCorners.ts'

describe('corners of pieces that are sewn', () => {
  it('[S2.59] are one place where they lie in one, in whatever order they come', () => {
    const positions = Float32Array.from([10, 0, 5, 3, 3, 3, 10, 0, 5, 10, 0, 6, 10.01, 0.01, 5, 3, 3, 3])
    expect([...weldCorners(positions)]).toEqual([0, 1, 0, 3, 0, 1])
  })

  it('[S2.59] are apart as long as the seam is open', () => {
    const positions = Float32Array.from([0, 0, 0, 0.5, 0, 0, 0, 0.5, 0])
    expect([...weldCorners(positions)]).toEqual([0, 1, 2])
  })
})
