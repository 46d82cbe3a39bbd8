import { describe, expect, it } from 'vitest'
import { measuredScale } from './measuredScale.ts'

const hem = { kind: 'length', millimetres: 600, perUnit: 1200 } as const

describe('a knob in centimetres', () => {
  it('[S4.01] shows what it measures and keeps exactly what is typed as its own value', () => {
    const { shown, value } = measuredScale({ normal: 0.3 }, hem, 0.5)
    expect(shown(0.5)).toBe(60)
    expect(shown(0.6)).toBeCloseTo(72, 6)
    expect(shown(value(62.5))).toBeCloseTo(62.5, 9)
    expect(value(62.5)).toBeCloseTo(0.5 + 25 / 1200, 9)
  })

  it('is measured at its normal where nothing is stored, and never less than nothing', () => {
    const { shown } = measuredScale({ normal: 0.3 }, hem, undefined)
    expect(shown(0.3)).toBe(60)
    expect(shown(-1)).toBe(0)
  })
})
