import { describe, expect, it } from 'vitest'
import { findWearable } from '../garments/index.ts'
import { plainWorn } from './plainWorn.ts'
import { seenOf } from './seenOf.ts'
import { blue, lookOf, red } from './testing/lookOf.ts'

describe('what is seen of a look', () => {
  const shirt = plainWorn('shirt', red, { id: 'a' })
  const seen = seenOf(lookOf(shirt))

  it('leaves out what is kept, hidden or locked', () => {
    const kept = {
      ...lookOf({ ...shirt, locked: true }),
      colorways: [],
      roles: [{ id: 'r', name: 'Main', colors: [red] }],
    }
    expect(seenOf(kept)).toEqual(seen)
    expect(seenOf(lookOf(shirt, { ...plainWorn('trench', blue), hidden: true }))).toEqual(seen)
  })

  it('knows a knob at normal from one that is turned', () => {
    const length = findWearable('shirt')?.knobs['length']
    if (length?.kind === 'choice' || !length) throw new Error('A shirt has a length.')
    expect(seenOf(lookOf({ ...shirt, knobs: { length: length.normal } }))).toEqual(seen)
    expect(seenOf(lookOf({ ...shirt, knobs: { length: length.most } }))).not.toEqual(seen)
  })

  it('sees every colour, cloth and fold', () => {
    expect(seenOf(lookOf({ ...shirt, trim: blue }))).not.toEqual(seen)
    expect(seenOf(lookOf({ ...shirt, fabric: 'silk' }))).not.toEqual(seen)
    expect(seenOf(lookOf({ ...shirt, seed: 6 }))).not.toEqual(seen)
  })
})
