import type { HistoryEntry } from '@toile/contract/features/history.ts'
import { describe, expect, it } from 'vitest'
import { layCards, rowOf, stepTo } from './rows.ts'
import { addressOf, daysIn, viewOf } from './view.ts'

const entry = (id: string, updatedAt: string): HistoryEntry => ({
  id,
  name: id,
  kind: 'series',
  gender: 'female',
  ageGroup: 'adult',
  counts: { looks: 0, liked: 0, deleted: 0, sketches: 0 },
  covers: [],
  revision: 0,
  createdAt: '2025-09-10T12:00:00Z',
  updatedAt,
  deletedAt: null,
})
const entries = [
  entry('a', '2025-11-20T12:00:00Z'),
  entry('b', '2025-11-10T12:00:00Z'),
  entry('c', '2025-11-05T12:00:00Z'),
  entry('d', '2025-10-05T12:00:00Z'),
]
describe('rows of the history', () => {
  it('[S2.50] cards lie in rows, and the first of each month bears its name', () => {
    const rows = layCards(entries, 2, 'changed')
    expect(rows.map((row) => row.map(({ entry: { id }, month }) => [id, month]))).toEqual([
      [
        ['a', '2025-11'],
        ['b', null],
      ],
      [
        ['c', null],
        ['d', '2025-10'],
      ],
    ])
    expect(rowOf(rows, 'd')).toBe(1)
    expect(
      layCards(entries, 3, 'name')
        .flat()
        .every(({ month }) => month === null),
    ).toBe(true)
  })

  it('[S2.50] arrows lead to the card beside, above and below, and stop at the ends', () => {
    const rows = layCards(entries.slice(0, 3), 2, 'changed')
    expect(stepTo(rows, 'a', 'ArrowRight')).toBe('b')
    expect(stepTo(rows, 'a', 'ArrowDown')).toBe('c')
    expect(stepTo(rows, 'b', 'ArrowDown')).toBe('c')
    expect(stepTo(rows, 'c', 'ArrowUp')).toBe('a')
    expect(stepTo(rows, 'c', 'ArrowDown')).toBeNull()
    expect(stepTo(rows, 'a', 'ArrowUp')).toBeNull()
    expect(stepTo(rows, undefined, 'ArrowDown')).toBe('a')
    expect(stepTo(rows, 'a', 'End')).toBe('c')
  })

  it('[S2.50] the address holds search, days, order and what is open, and nothing that is usual', () => {
    const view = viewOf({ q: 'harbour', span: 'own', from: '2025-09-01', to: 'never', sort: 'loud', bin: 1 })
    expect(addressOf(view)).toEqual({ q: 'harbour', span: 'own', from: '2025-09-01', bin: 1 })
    expect(addressOf(viewOf({}))).toEqual({})
    expect(daysIn(view, new Date())).toEqual({ from: '2025-09-01', to: null })
  })
})
