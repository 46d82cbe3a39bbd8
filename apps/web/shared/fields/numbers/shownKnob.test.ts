import { describe, expect, it } from 'vitest'
import { shownKnob } from './shownKnob.ts'

const share = { least: 0, normal: 0.5, most: 1 }

describe('a number knob on the screen', () => {
  it('shows shares as percent and keeps the decimals its step needs', () => {
    expect(shownKnob({ ...share, unit: '%', step: 0.01 })).toMatchObject({ factor: 100, decimals: 0, unit: '%' })
    expect(shownKnob({ ...share, unit: '%', step: 0.0023 })).toMatchObject({ factor: 100, decimals: 1, unit: '%' })
    expect(shownKnob({ ...share, unit: 'mm', step: 5 })).toMatchObject({ factor: 1, decimals: 0, unit: ' mm' })
  })

  it('never shows a number without a unit, but for what is counted', () => {
    const sleeve = shownKnob({ unit: '', step: 0.05, least: 0.9, normal: 2, most: 2.1 })
    expect([sleeve.shown(0.9), sleeve.shown(1.5), sleeve.shown(2.1)].map(Math.round)).toEqual([0, 50, 100])
    expect(sleeve.value(50)).toBeCloseTo(1.5, 9)
    expect(sleeve.unit).toBe('%')
    const size = shownKnob({ unit: '', step: 0.01, least: 0.7, normal: 1, most: 1.4 })
    expect([Math.round(size.shown(0.7)), size.shown(1), size.unit]).toEqual([70, 100, '%'])
    const buttons = shownKnob({ unit: '', step: 1, least: 1, normal: 4, most: 9 })
    expect([buttons.shown(4), buttons.unit]).toEqual([4, ''])
  })
})
