import { describe, expect, it } from 'vitest'
import { handleSays } from './handleSays.ts'

const knob = { least: 0, most: 1 }
const hem = { kind: 'length', millimetres: 597, perUnit: 1200 } as const

describe('what a handle says', () => {
  it('[S4.01] of a length is centimetres on the garment, to the millimetre as its field says, and goes along while it is dragged', () => {
    expect(handleSays(knob, hem, 0.5, 0.5)).toEqual({ kind: 'centimetres', centimetres: 59.7 })
    expect(handleSays(knob, hem, 0.6, 0.5)).toEqual({ kind: 'centimetres', centimetres: 71.7 })
    const bust = { kind: 'girth', millimetres: 960, perUnit: 400 } as const
    expect(handleSays(knob, bust, 0.6, 0.5)).toEqual({ kind: 'centimetres', centimetres: 100 })
    expect(handleSays(knob, hem, 0, 0.9)).toEqual({ kind: 'centimetres', centimetres: 0 })
  })

  it('of what has no measure is a word of the trade, by thirds of its range', () => {
    const word = (value: number) => {
      const says = handleSays(knob, null, value, 0)
      return says.kind === 'word' ? says.word.label : says
    }
    expect([0, 0.5, 1].map(word)).toEqual(['little', 'moderate', 'much'])
  })
})
