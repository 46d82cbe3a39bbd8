import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { blindTest } from './blindTest.ts'

const table = (count: number, at: (i: number, j: number) => number) =>
  Array.from({ length: count }, (_, i) => Array.from({ length: count }, (__, j) => at(i, j)))

describe('the blind test', () => {
  it('[S9.04] is wholly right where each line-up is nearest its own photograph', () => {
    const found = blindTest(table(20, (i, j) => Math.abs(i - j)))
    expect(found).toMatchObject({ right: 8, size: 8, ofAll: 20, all: 20, rank: 1 })
  })

  it('[S9.04] is right once of eight by chance', () => {
    const chance = openChance(3)
    expect(blindTest(table(40, () => chance.next())).right).toBeCloseTo(1, 0)
  })

  it('[S9.04] counts a tie and a line-up that says nothing as wrong', () => {
    expect(blindTest(table(12, () => 1))).toMatchObject({ right: 0, ofAll: 0, rank: 12 })
    expect(blindTest(table(12, () => Infinity))).toMatchObject({ right: 0, ofAll: 0, rank: 12 })
  })
})
