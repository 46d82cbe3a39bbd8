import { describe, expect, it } from 'vitest'
import { everyCase, someOf, turns } from './someOf.ts'

const casesOf = (count: number) => Array.from({ length: count }, (_, i) => `case ${i}`)

describe('a twentieth of the cases of an exhaustive test', () => {
  it('is the same with the same seed, a twentieth of them, in their order', () => {
    const cases = casesOf(240)
    const few = someOf(cases, '7')
    expect(few).toHaveLength(12)
    expect(someOf(cases, '7')).toEqual(few)
    expect(few).toEqual(cases.filter((each) => few.includes(each)))
    expect(someOf(cases, '8')).not.toEqual(few)
  })

  it.each([1, 2, 3, 19, 20, 21, 37, 240])(
    'reaches every one of %d cases in any twenty seeds in a row, and is never empty',
    (count) => {
      const cases = casesOf(count)
      for (const first of [0, 5, 20_783]) {
        const runs = Array.from({ length: turns }, (_, i) => someOf(cases, String(first + i)))
        expect(new Set(runs.flat())).toEqual(new Set(cases))
        for (const run of runs) expect(run.length).toBeGreaterThan(0)
      }
    },
  )

  it('mixes neighbours: of pairs it takes first ones and second ones', () => {
    const sides = someOf(casesOf(400), '3').map((each) => Number(each.slice(5)) % 2)
    expect(new Set(sides).size).toBe(2)
  })

  it('is all of them where every case is asked for, and none of none', () => {
    const cases = casesOf(31)
    expect(someOf(cases, everyCase)).toEqual(cases)
    expect(someOf([], '4')).toEqual([])
  })

  it('says what a seed is to somebody who gives another word', () => {
    expect(() => someOf(casesOf(3), 'some')).toThrow('TEST_SEED is a whole number from 0, or all: some')
  })
})
