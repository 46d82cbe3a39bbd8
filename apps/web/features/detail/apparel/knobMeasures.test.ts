import { describe, expect, it } from 'vitest'
import { knownMeasures, tellMeasures } from './knobMeasures.ts'

const shirt = { id: 'shirt', cut: { kind: 'garment', garment: 'campShirt' }, person: 'ines' } as const
const told = { knobs: {}, measures: { length: { kind: 'length', millimetres: 640, perUnit: 100 } } } as const

describe('what was measured of a garment', () => {
  it('is known when the garment is chosen again, of this cut on this person alone', () => {
    tellMeasures(shirt, told)
    tellMeasures({ ...shirt, id: 'trousers' }, { knobs: {}, measures: {} })
    expect(knownMeasures(shirt)).toBe(told)
    expect(knownMeasures({ ...shirt, person: 'noah' })).toBeNull()
    expect(knownMeasures({ ...shirt, cut: { kind: 'garment', garment: 'tShirt' } })).toBeNull()
  })

  it('is forgotten after many others', () => {
    tellMeasures(shirt, told)
    for (let i = 0; i < 60; i++) tellMeasures({ ...shirt, id: `other ${i}` }, told)
    expect(knownMeasures(shirt)).toBeNull()
    expect(knownMeasures({ ...shirt, id: 'other 59' })).toBe(told)
  })
})
