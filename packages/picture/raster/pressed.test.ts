import { plainHand } from '@toile/fashion/designs/hand.ts'
import { describe, expect, it } from 'vitest'
import { drawingHands } from './hands.ts'
import { pressed } from './pressed.ts'

const { ink, realistic } = drawingHands

describe('a hand that is steered', () => {
  it('[S1.15] presses as its style does where nothing is asked', () => {
    for (const { contour, line } of Object.values(drawingHands))
      for (const own of [contour, line]) expect(pressed(own, plainHand)).toEqual(own)
  })

  it('[S1.15] presses heavier by its weight, and loses, overshoots and swings more the looser it is', () => {
    const heavy = pressed(ink.contour, { ...plainHand, weight: 1.5 })
    expect(heavy).toEqual({ ...ink.contour, weight: ink.contour.weight * 1.5 })
    const [stiff, loose] = [0, 1.8].map((looseness) => pressed(ink.contour, { ...plainHand, looseness }))
    for (const part of ['lost', 'overshoot', 'swing'] as const) {
      expect(stiff[part]).toBe(0)
      expect(loose[part]).toBeGreaterThan(ink.contour[part])
    }
    expect(stiff.dark / stiff.lit).toBeLessThan(ink.contour.dark / ink.contour.lit)
    expect(loose.lost).toBeLessThan(1)
  })

  it('[S1.15] a photograph keeps its lit edges without a line, however loose', () => {
    expect(pressed(realistic.contour, { ...plainHand, looseness: 1.7 }).lit).toBe(realistic.contour.lit)
  })
})
