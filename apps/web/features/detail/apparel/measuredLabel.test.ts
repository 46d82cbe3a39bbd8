import { describe, expect, it } from 'vitest'
import { measuredLabel } from './measuredLabel.ts'

const ease = { label: 'Ease at the bust' }
const girth = { kind: 'girth', millimetres: 1190, perUnit: 1600 } as const

describe('the name of a knob that is told in centimetres', () => {
  it('[S4.01] is that of what is measured: ease of a jacket is no 119 cm', () => {
    expect(measuredLabel('ease', ease, girth)).toBe('Finished chest')
    expect(measuredLabel('length', { label: 'Length from waist to ankle' }, { ...girth, kind: 'length' })).toBe(
      'Full length',
    )
  })

  it('is its own where nothing or something else is measured', () => {
    expect(measuredLabel('ease', ease, null)).toBe('Ease at the bust')
    expect(measuredLabel('ease', ease, null, true)).toBe('Finished chest')
    expect(measuredLabel('ease', ease, { ...girth, kind: 'width' })).toBe('Ease at the bust')
    expect(measuredLabel('flare', { label: 'Flare at the hem' }, girth)).toBe('Flare at the hem')
  })
})
