import { describe, expect, it } from 'vitest'
import { findWearable } from '../garments/index.ts'
import { type Design } from './design.ts'
import { designVersion } from './designVersion.ts'
import { plainWorn } from './plainWorn.ts'
import { seenOf } from './seenOf.ts'

const red = { r: 200, g: 30, b: 30 }
const blue = { r: 30, g: 60, b: 160 }
const look = (...garments: Design['garments']): Design => ({
  version: designVersion,
  style: 'illustration',
  mannequin: { person: 'ines', pose: 'walk', mirrored: false },
  shoes: { kind: 'pump', color: red },
  lips: red,
  ground: blue,
  garments,
  origin: null,
})

describe('what is seen of a look', () => {
  const shirt = plainWorn('shirt', red, { id: 'a' })
  const seen = seenOf(look(shirt))

  it('leaves out what is kept, hidden or locked', () => {
    const kept = {
      ...look({ ...shirt, locked: true }),
      colorways: [],
      roles: [{ id: 'r', name: 'Main', colors: [red] }],
    }
    expect(seenOf(kept)).toEqual(seen)
    expect(seenOf(look(shirt, { ...plainWorn('trench', blue), hidden: true }))).toEqual(seen)
  })

  it('knows a knob at normal from one that is turned', () => {
    const length = findWearable('shirt')?.knobs['length']
    if (length?.kind === 'choice' || !length) throw new Error('A shirt has a length.')
    expect(seenOf(look({ ...shirt, knobs: { length: length.normal } }))).toEqual(seen)
    expect(seenOf(look({ ...shirt, knobs: { length: length.most } }))).not.toEqual(seen)
  })

  it('sees every colour, cloth and fold', () => {
    expect(seenOf(look({ ...shirt, trim: blue }))).not.toEqual(seen)
    expect(seenOf(look({ ...shirt, fabric: 'silk' }))).not.toEqual(seen)
    expect(seenOf(look({ ...shirt, seed: 6 }))).not.toEqual(seen)
  })
})
