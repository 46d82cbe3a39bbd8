import { describe, expect, it } from 'vitest'
import { nextCell } from './nextCell.ts'

const cells = [
  ['a', 'b', 'c'],
  ['d', 'e', 'f'],
]

describe('arrows over looks in colourways', () => {
  it('[S2.53] lead to the neighbour, and nowhere beyond an edge', () => {
    expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => nextCell(cells, 'b', key))).toEqual([
      null,
      'e',
      'a',
      'c',
    ])
    expect(nextCell(cells, 'f', 'ArrowRight')).toBeNull()
  })

  it('lead along a row to its ends, and do nothing elsewhere', () => {
    expect(['Home', 'End', 'Enter'].map((key) => nextCell(cells, 'e', key))).toEqual(['d', 'f', null])
    expect(nextCell(cells, 'x', 'Home')).toBeNull()
  })
})
