import { numberKnob } from '@toile/craft/garments/knob.ts'
import { describe, expect, it } from 'vitest'
import { awaitsMeasure } from './awaitsMeasure.ts'

const share = numberKnob('Length', [0, 0.5, 1])
const seen = { hidden: false }

describe('a knob that may be told in centimetres', () => {
  it('[S4.01] shows no number before it is measured, so that none jumps from percent to centimetres', () => {
    expect(awaitsMeasure(share, seen, null)).toBe(true)
    expect(awaitsMeasure(share, seen, { knobs: {}, measures: {} })).toBe(false)
  })

  it('[S4.01] a count, an angle and what is not measured show theirs at once', () => {
    expect(awaitsMeasure({ ...share, unit: '°' }, seen, null)).toBe(false)
    expect(awaitsMeasure({ ...share, unit: '', step: 1 }, seen, null)).toBe(false)
    expect(awaitsMeasure(share, { hidden: true }, null)).toBe(false)
  })
})
