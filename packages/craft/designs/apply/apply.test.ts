import { describe, expect, it } from 'vitest'
import { findWearable } from '../../garments/index.ts'
import { waysOf } from '../../garments/ways/index.ts'
import { recolor, setFabric, setKnob, swapCut } from '../changes.ts'
import { designSchema } from '../design.ts'
import { withColors } from '../colorways/withColors.ts'
import { plainWorn } from '../plainWorn.ts'
import { applyChange } from './applyChange.ts'
import { applyTo } from './applyTo.ts'
import { takenBack } from './takenBack.ts'
import { whyUnchanged } from './whyUnchanged.ts'
import { blue, lookOf, red } from '../testing/lookOf.ts'

const from = lookOf(
  plainWorn('shirt', red, { id: 'a', fabric: 'silk', contrast: blue, knobs: { tucked: 'in', length: 0.4 } }),
  plainWorn('trench', red, { id: 'b', knobs: { cuffsRolled: 'rolled' } }),
)
const other = lookOf(plainWorn('shirt', blue, { id: 'x' }), plainWorn('jeans', blue, { id: 'y' }))
const all = ['a', 'b']

describe('laying what one look has on others', () => {
  it('[S4.01] copies colours and cloth to what is worn in the same place, and nothing else', () => {
    const colored = applyTo(other, { from, what: ['colors'], garments: all })
    expect(colored.garments[0]).toEqual({ ...other.garments[0], fill: { kind: 'solid', color: red }, contrast: blue })
    expect(colored.garments[1]).toBe(other.garments[1])
    const cut = applyTo(other, { from, what: ['fabric'], garments: all })
    expect(cut.garments.map(({ fabric }) => fabric)).toEqual(['silk', 'cotton'])
    const styled = applyTo(other, { from, what: ['styling'], garments: all })
    expect(styled.garments[0]?.knobs).toEqual({ tucked: 'in' })
  })

  it('leaves a look that wears nothing there as it is, the very same', () => {
    expect(applyTo(other, { from, what: ['colors', 'fabric', 'print'], garments: ['b'] })).toBe(other)
    const same = applyTo(other, { from: other, what: ['colors', 'fabric', 'print', 'styling'], garments: ['x', 'y'] })
    expect(same).toBe(other)
  })

  it('[S2.53] leaves a locked garment as it is, whatever is laid on it, and in every colourway', () => {
    const held = { ...plainWorn('shirt', blue, { id: 'x' }), locked: true } as const
    const locked = lookOf(held)
    expect(applyTo(locked, { from, what: ['colors', 'fabric', 'print', 'styling'], garments: all })).toBe(locked)
    expect(applyTo(locked, { from, what: ['pieces'], garments: ['a'] })).toBe(locked)
    expect(withColors(locked, () => red).garments).toEqual([held])
  })

  it('[S4.01] says of each look that stays as it is why, and of none that changes', () => {
    const colors = { from, what: ['colors'] as const, garments: all }
    expect(whyUnchanged(other, colors)).toBeNull()
    expect(whyUnchanged(other, { ...colors, garments: ['b'] })).toBe('elsewhere')
    expect(whyUnchanged(other, { ...colors, garments: [] })).toBe('nothing')
    expect(whyUnchanged(other, { ...colors, what: [] })).toBe('nothing')
    expect(whyUnchanged(applyTo(other, colors), colors)).toBe('same')
    const held = lookOf({ ...plainWorn('shirt', blue, { id: 'x' }), locked: true })
    expect(whyUnchanged(held, colors)).toBe('locked')
    const recreated = { briefSeed: 1, index: 0, sources: [], recreated: true as const }
    expect(whyUnchanged({ ...other, origin: recreated }, colors)).toBe('redesignOnly')
  })

  it('a look that would be seen as it is stays as it is: what is hidden, and a knob that stands at normal, show no change', () => {
    const colors = { from, what: ['colors'] as const, garments: all }
    const hidden = lookOf({ ...plainWorn('shirt', blue, { id: 'x' }), hidden: true })
    expect(whyUnchanged(hidden, colors)).toBe('hidden')
    const shirt = findWearable('shirt')
    const normal = shirt && waysOf(shirt)['tucked']?.normal
    if (normal === undefined) throw new Error('A shirt can be tucked in.')
    const styled = lookOf(plainWorn('shirt', red, { id: 'a', knobs: { tucked: normal } }))
    expect(whyUnchanged(other, { from: styled, what: ['styling'], garments: ['a'] })).toBe('same')
  })

  it('puts pieces in the place of what is worn there, or on beside the rest under a free name', () => {
    const dressed = applyTo(lookOf(plainWorn('shirt', blue, { id: 'b' })), { from, what: ['pieces'], garments: all })
    expect(designSchema.parse(dressed)).toEqual(dressed)
    expect(dressed.garments.map(({ id, cut }) => [id, cut.kind === 'garment' && cut.garment])).toEqual([
      ['b', 'shirt'],
      ['b~2', 'trench'],
    ])
    expect(dressed.garments[0]?.fabric).toBe('silk')
  })

  it('makes a change of one look in another, on the garment that is worn as the changed one is', () => {
    const made = { change: 'setKnob', args: { id: 'a', knob: 'length', value: 0.7 }, from }
    expect(applyChange(other, made)).toEqual(setKnob(other, { id: 'x', knob: 'length', value: 0.7 }))
    expect(applyChange(other, { ...made, args: { id: 'b', knob: 'length', value: 0.7 } })).toBe(other)
    expect(applyChange(other, { change: 'setStyle', args: 'ink', from }).style).toBe('ink')
    const cut = { kind: 'garment', garment: 'blouse' } as const
    const swapped = applyChange(other, { change: 'swapCut', args: { id: 'a', cut }, from })
    expect(swapped).toEqual(swapCut(other, { id: 'x', cut }))
  })

  it('refuses a change that nobody knows, or that is given what it does not take', () => {
    expect(() => applyChange(other, { change: 'explode', args: {}, from })).toThrow()
    expect(() => applyChange(other, { change: 'setKnob', args: { id: 'a', knob: 3 }, from })).toThrow()
  })
})

describe('taking back what was laid on a look', () => {
  const after = applyTo(other, { from, what: ['colors', 'fabric'], garments: all })
  const change = { before: other, after }

  it('[S4.01] gives the look as it was', () => {
    expect(takenBack(change, after)).toEqual(other)
  })

  it('[S4.01] leaves what was edited meanwhile, also in the same place', () => {
    const edited = setFabric(after, { id: 'y', fabric: 'denim' })
    expect(takenBack(change, edited)).toEqual(setFabric(other, { id: 'y', fabric: 'denim' }))
    const green = { r: 20, g: 120, b: 50 }
    const same = recolor(after, { id: 'x', color: green })
    expect(takenBack(change, same)).toEqual({
      ...recolor(other, { id: 'x', color: green }),
    })
  })
})
