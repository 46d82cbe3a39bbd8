import { describe, expect, it } from 'vitest'
import { plainWorn } from '../plainWorn.ts'
import { crossedFrom } from './crossedFrom.ts'
import { crossLooks } from './crossLooks.ts'
import { blue, lookOf, red } from '../testing/lookOf.ts'

const one = lookOf(plainWorn('shirt', red, { id: 'a' }), plainWorn('jeans', red, { id: 'b' }))
const other = lookOf(
  plainWorn('blouse', blue, { id: 'x', fabric: 'silk' }),
  plainWorn('jeans', blue, { id: 'y', knobs: { length: 0.3 } }),
)
const told = (cut: number, cloth: number) =>
  crossedFrom(crossLooks(one, other, { cut, cloth }), one, other).map((part) => [part.worn.id, part.cut, part.cloth])

describe('what of a crossing is of which look', () => {
  it('is told of the cut and of the cloth of each garment', () => {
    expect(told(0, 0)).toEqual([
      ['a', 'one', 'one'],
      ['b', 'one', 'one'],
    ])
    expect(told(0, 1)).toEqual([
      ['a', 'one', 'other'],
      ['b', 'one', 'other'],
    ])
    expect(told(1, 0)).toEqual([
      ['a', 'other', 'one'],
      ['b', 'other', 'one'],
    ])
  })

  it('is of neither where it lies between them', () => {
    expect(told(0.5, 0.25).flat()).toContain('between')
  })
})
