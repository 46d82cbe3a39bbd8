import { describe, expect, it } from 'vitest'
import { carryKnobs } from './carryKnobs.ts'
import { findGarment, garments } from './index.ts'
import { type Knobs, readKnobs } from './knob.ts'
import { cutParts } from './partKnobs.ts'

const knobsOf = (id: string): Knobs => findGarment(id)?.knobs ?? {}

describe('knobs carried to another cut', () => {
  it('the sleeves of a blouse become those of a dress, its nearest where it lacks one', () => {
    const taken = carryKnobs(
      knobsOf('blouse'),
      { sleeve: 'bishop', length: 0.3 },
      knobsOf('fitAndFlareDress'),
      'sleeve',
    )
    expect(taken.knobs.sleeve).toBe('bishop')
    expect(taken.knobs).not.toHaveProperty('length')
    const knit = carryKnobs(knobsOf('sweater'), { sleeve: 'oversized' }, knobsOf('shirt'), 'sleeve')
    expect(knit.knobs.sleeve).toBe('long')
  })

  it('says what a cut cannot have, and is silent about what is not there anyway', () => {
    const taken = carryKnobs(knobsOf('blouse'), { sleeve: 'coldShoulder' }, knobsOf('shirt'), 'sleeve')
    expect(taken.knobs).not.toHaveProperty('sleeve')
    expect(taken.without).toContainEqual({ knob: 'Sleeve', option: 'Cold shoulder' })
    const pockets = carryKnobs(knobsOf('shirt'), { pocket: 'none' }, knobsOf('blouse'), 'pockets')
    expect(pockets.without).toEqual([])
  })

  it('a number of the same measure keeps its value as far as the cut goes', () => {
    const long = knobsOf('aLineSkirt').length
    if (long?.kind !== 'number') throw new Error('An A-line skirt has a length.')
    const { knobs } = carryKnobs({ length: long }, { length: long.most }, { length: { ...long, most: long.normal } })
    expect(knobs.length).toBe(long.normal)
  })

  it('another measure keeps its share of the range', () => {
    const number = { kind: 'number', least: 0, normal: 10, most: 20, step: 0.1, unit: 'mm' } as const
    const from = { size: { ...number, label: 'One' } }
    const to = { size: { ...number, label: 'Other', normal: 0, most: 4 } }
    expect(carryKnobs(from, { size: 15 }, to).knobs).toEqual({ size: 2 })
  })

  it('whatever is carried from any garment to any other is within the bounds of its knobs', () => {
    for (const [i, from] of garments.entries())
      for (const to of [1, 7, 31, 64].flatMap((step) => garments[(i + step) % garments.length] ?? []))
        for (const part of [undefined, ...cutParts.map(({ id }) => id)]) {
          const stored = Object.fromEntries(
            Object.entries<Knobs[string]>(from.knobs).map(([name, knob]) => [
              name,
              knob.kind === 'number' ? knob.most : (knob.options.at(-1)?.id ?? knob.normal),
            ]),
          )
          const { knobs } = carryKnobs(from.knobs, stored, to.knobs, part)
          const read: Record<string, number | string> = readKnobs<Knobs>(to.knobs, knobs)
          for (const [name, value] of Object.entries(knobs))
            expect(read[name], `${from.id} ${to.id} ${name}`).toBe(value)
        }
  })
})
