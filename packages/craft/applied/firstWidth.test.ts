import { describe, expect, it } from 'vitest'
import { firstWidth } from './firstWidth.ts'

describe('the width at which an element is laid first', () => {
  it('is its own where the cloth carries it', () => {
    expect(firstWidth([60, 60], { across: 300, down: 500 })).toBe(60)
  })

  it('leaves cloth to both sides of a motif that is wider than its piece', () => {
    const width = firstWidth([200, 180], { across: 120, down: 600 })
    expect(width).toBeLessThanOrEqual(84)
    expect(width).toBeGreaterThan(70)
  })

  it('lets a strip run from edge to edge, across and down', () => {
    expect(firstWidth([200, 20], { across: 120, down: 600 })).toBe(120)
    expect(firstWidth([10, 600], { across: 300, down: 300 })).toBe(5)
  })

  it('is never nothing', () => {
    expect(firstWidth([200, 200], { across: 0, down: 0 })).toBe(2)
  })
})
