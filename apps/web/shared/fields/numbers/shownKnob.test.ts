import { describe, expect, it } from 'vitest'
import { shownKnob } from './shownKnob.ts'

describe('a number knob on the screen', () => {
  it('shows shares as percent and keeps the decimals its step needs', () => {
    expect(shownKnob({ unit: '%', step: 0.01 })).toEqual({ factor: 100, decimals: 0, unit: '%' })
    expect(shownKnob({ unit: '%', step: 0.0023 })).toEqual({ factor: 100, decimals: 1, unit: '%' })
    expect(shownKnob({ unit: 'mm', step: 5 })).toEqual({ factor: 1, decimals: 0, unit: ' mm' })
  })
})
