import { describe, expect, it } from 'vitest'
import { outlinePath } from './outlinePath.ts'

const pointsOf = (path: string) => path.match(/-?[\d.]+ -?[\d.]+/g) ?? []

describe('the line round what is pointed at', () => {
  it('closes round every cell, at the edge of the picture too', () => {
    const grid = { columns: 3, rows: 3, step: 10 }
    const rounds = (wanted: readonly number[]) =>
      outlinePath(grid, (cell) => wanted.includes(cell))
        .split('Z')
        .slice(0, -1)
        .map(pointsOf)
    for (const [wanted, count] of [
      [[4], 1],
      [[0, 1, 2], 1],
      [[0, 4, 8], 1],
      [[0, 1, 2, 3, 5, 6, 7, 8], 2],
    ] as const) {
      expect(rounds(wanted)).toHaveLength(count)
      for (const round of rounds(wanted)) expect(new Set(round).size).toBe(round.length)
    }
  })

  it('is soft: no corner of a cell is seen in the edge of a slope', () => {
    const grid = { columns: 20, rows: 20, step: 10 }
    const points = pointsOf(outlinePath(grid, (cell) => cell % 20 < 5 + Math.floor(Math.floor(cell / 20) / 2)))
    const slope = points
      .map((point) => point.split(' ').map(Number))
      .filter(([x = 0, y = 0]) => x > 60 && y > 40 && y < 160)
    expect(slope.length).toBeGreaterThan(10)
    for (const [x = 0, y = 0] of slope) expect(Math.abs(x - (y / 2 + 45))).toBeLessThan(1)
  })

  it('is nothing where nothing is inside', () => {
    expect(outlinePath({ columns: 4, rows: 4, step: 5 }, () => false)).toBe('')
  })
})
