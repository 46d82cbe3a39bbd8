import { createCanvas } from '@napi-rs/canvas'
import { plainHand } from '@toile/craft/hands/hand.ts'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../surface.ts'
import { brushLine } from './brushLine.ts'
import { drawingHands } from './hands.ts'
import { pressed } from './pressed.ts'
import { openStage } from './stage.ts'

const { ink, realistic } = drawingHands

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const stroke = (seed: number) => {
  const stage = openStage(host, { width: 200, height: 40, scale: 170, origin: [0, 0], style: 'ink', seed: 1 })
  const path = [
    [0.1, 0.1],
    [1.1, 0.12],
  ] as const
  brushLine(stage, path, '#000', ink.contour, { seed })
  return Buffer.from(stage.context.getImageData(0, 0, 200, 40).data).toString('base64')
}

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

  it('[S3.25] draws one line otherwise for every seed, and for one seed always alike', () => {
    expect(new Set([1, 2, 3, 4].map(stroke)).size).toBe(4)
    expect(stroke(3)).toBe(stroke(3))
  })

  it('[S1.15] a photograph keeps its lit edges without a line, however loose', () => {
    expect(pressed(realistic.contour, { ...plainHand, looseness: 1.7 }).lit).toBe(realistic.contour.lit)
  })
})
