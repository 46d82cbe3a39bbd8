import { describe, expect, it } from 'vitest'
import { coarseFirst, reelFrames, stepFor } from './reelPlan.ts'

describe('the frames of a preview', () => {
  it('[S1.09] are eight of each second, within the film', () => {
    expect(reelFrames(96, 24)).toHaveLength(32)
    expect(reelFrames(96, 24).slice(0, 3)).toEqual([0, 3, 6])
    expect(reelFrames(90, 30)).toHaveLength(24)
    expect(Math.max(...reelFrames(90, 30))).toBeLessThan(90)
    expect(reelFrames(1, 24)).toEqual([0])
  })

  it('[S1.09] are drawn all over the film first, then closer, each once', () => {
    expect(coarseFirst(8)).toEqual([0, 4, 2, 6, 1, 3, 5, 7])
    for (const count of [1, 7, 19, 32]) {
      const order = coarseFirst(count)
      expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i))
    }
    // After a quarter of them, none is farther from a drawn one than a quarter of a second at 32 steps.
    const early = coarseFirst(32)
      .slice(0, 8)
      .toSorted((a, b) => a - b)
    expect(Math.max(...early.map((step, i) => (early[i + 1] ?? 32) - step))).toBeLessThanOrEqual(4)
  })

  it('[S1.09] one that is not drawn yet is stood for by the one before it, round the end', () => {
    const drawn = new Set([2, 5])
    const at = (step: number) => stepFor(step, 8, (one) => drawn.has(one))
    expect([at(2), at(4), at(6), at(0)]).toEqual([2, 2, 5, 5])
    expect(stepFor(3, 8, () => false)).toBeNull()
  })
})
