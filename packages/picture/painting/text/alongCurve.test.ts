import { describe, expect, it } from 'vitest'
import { alongCurve } from './alongCurve.ts'

describe('a curve that letters follow', () => {
  it('[S3.21] is walked by length through all its pieces, and runs on straight at both ends', () => {
    const straight = alongCurve([
      [0, 0],
      [10, 0],
      [20, 0],
      [30, 0],
      [40, 0],
      [50, 0],
      [60, 0],
    ])
    expect(straight?.length).toBeCloseTo(60, 9)
    expect(straight?.on(45).at[0]).toBeCloseTo(45, 9)
    expect(straight?.on(-5).at[0]).toBeCloseTo(-5, 9)
    expect(straight?.on(70).at[0]).toBeCloseTo(70, 9)
    expect(straight?.on(70).way).toEqual([1, 0])
  })

  it('[S3.21] gives the way it runs there: across at the top of an arch, down at its end', () => {
    const arch = alongCurve([
      [0, 0],
      [0, -55.2],
      [44.8, -100],
      [100, -100],
      [155.2, -100],
      [200, -55.2],
      [200, 0],
    ])
    expect(arch?.length).toBeCloseTo(Math.PI * 100, 0)
    expect(arch?.on((arch.length * 1) / 2).way[0]).toBeCloseTo(1, 2)
    expect(arch?.on(arch.length).way[1]).toBeGreaterThan(0.99)
  })

  it('[S3.21] is none where all its points are one', () => {
    expect(alongCurve([])).toBeNull()
    expect(alongCurve(Array.from({ length: 4 }, (): [number, number] => [3, 3]))).toBeNull()
  })
})
