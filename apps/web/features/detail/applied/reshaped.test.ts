import { describe, expect, it } from 'vitest'
import { reshaped } from './reshaped.ts'

describe('what a handle says that is dragged around a middle', () => {
  it('is how much further away it is than where it was taken hold of', () => {
    expect(reshaped('size', [100, 100], [140, 100], [100, 180], false)).toMatchObject({ factor: 2, degrees: 0 })
    expect(reshaped('size', [100, 100], [100, 100], [100, 104], false).factor).toBe(4)
  })

  it('or how far it went round, clockwise', () => {
    const { factor, degrees } = reshaped('turn', [100, 100], [100, 60], [140, 100], true)
    expect(factor).toBe(1)
    expect(degrees).toBeCloseTo(90, 6)
  })
})
