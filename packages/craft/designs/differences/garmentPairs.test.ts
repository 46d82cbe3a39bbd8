import { describe, expect, it } from 'vitest'
import { plainWorn } from '../plainWorn.ts'
import type { Design } from '../design.ts'
import { restored } from '../restored.ts'
import { garmentPairs } from './garmentPairs.ts'
import { lookOf, red } from '../testing/lookOf.ts'

const ids = (before: Design, after: Design) => garmentPairs(before, after).map((pair) => pair.map((worn) => worn?.id))

describe('garments of two looks in pairs', () => {
  const shirt = plainWorn('shirt', red, { id: 'a' })
  const blouse = plainWorn('blouse', red, { id: 'b' })
  const jeans = plainWorn('jeans', red, { id: 'c' })

  it('meet by their names, then by where they are worn', () => {
    expect(ids(lookOf(shirt, jeans), lookOf(blouse, jeans))).toEqual([
      ['c', 'c'],
      ['a', 'b'],
    ])
  })

  it('stand alone where the other look wears nothing there', () => {
    expect(ids(lookOf(shirt), lookOf(shirt, jeans))).toEqual([
      ['a', 'a'],
      [undefined, 'c'],
    ])
  })

  it('go back as one, so that what came in the place of a garment gives way to it', () => {
    const [then, now] = [lookOf(shirt, jeans), lookOf(blouse, jeans)]
    const pair = garmentPairs(then, now).find((both) => both.some((worn) => worn?.id === 'b'))
    const back = restored(
      now,
      then,
      pair?.flatMap((worn) => worn?.id ?? []),
    )
    expect(back.garments.map(({ id }) => id)).toEqual(['a', 'c'])
  })
})
