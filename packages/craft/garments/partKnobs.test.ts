import { describe, expect, it } from 'vitest'
import { garments } from './index.ts'
import { cutParts, partKnobs, partOfKnob, partTable } from './partKnobs.ts'

const all = garments.flatMap((garment) =>
  Object.entries(garment.knobs).map(([name, knob]) => ({ garment, name, knob })),
)

describe('the parts of a cut', () => {
  it('every knob of every garment makes exactly one part or the whole cut', () => {
    for (const { id, knobs } of garments) {
      const shares = [...cutParts.map((part) => part.id), null].map((part) => Object.keys(partKnobs(knobs, part)))
      expect(shares.flat().sort(), id).toEqual(Object.keys(knobs).sort())
    }
  })

  it('every name and label of the table is that of a knob, and no name stands twice', () => {
    const names = Object.values(partTable.knobsOfPart).flat()
    expect(new Set(names).size).toBe(names.length)
    for (const name of names)
      expect(
        all.some((one) => one.name === name),
        name,
      ).toBe(true)
    for (const label of Object.keys(partTable.partOfLabel))
      expect(
        all.some(({ knob }) => knob.label === label),
        label,
      ).toBe(true)
  })

  it('a knob whose label speaks of a part makes that part', () => {
    const words: Record<string, RegExp> = {
      collar: /^Collar( size)?$|lapel|hood$/i,
      neckline: /^Neckline$|neckline$/i,
      sleeve: /^Sleeve|of the sleeve$|^Sleeve length$/,
      cuff: /^Cuffs?$/,
      closure: /^Closure$|^Buttons$/,
      pockets: /pockets?$/i,
      hem: /^Hem$/,
      waistband: /waistband$/i,
    }
    for (const { garment, name, knob } of all)
      for (const { id } of cutParts)
        if (words[id]?.test(knob.label) && !/thigh|sleeve edge|on the sleeve/i.test(knob.label))
          expect(partOfKnob(name, knob), `${garment.id} ${name}: ${knob.label}`).toBe(id)
  })

  it('length, ease and flare turn the whole cut', () => {
    for (const { name, knob } of all)
      if (name === 'length' || name === 'ease' || name === 'flare')
        expect(partOfKnob(name, knob), knob.label).toBeNull()
  })
})
