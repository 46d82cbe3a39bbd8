import { describe, expect, it } from 'vitest'
import { outlinePath } from './outlinePath.ts'

const pointsOf = (path: string) => path.match(/-?[\d.]+ -?[\d.]+/g) ?? []

describe('the line round what is pointed at', () => {
  it('closes round every cell, at the edge of the picture too', () => {
    const grid = { columns: 3, rows: 3, step: 10 }
    for (const wanted of [[4], [0, 1, 2], [0, 4, 8], [0, 1, 2, 3, 5, 6, 7, 8]]) {
      const points = pointsOf(outlinePath(grid, (cell) => wanted.includes(cell)))
      expect(points.length).toBeGreaterThan(7)
      for (const point of points) expect(points.filter((other) => other === point)).toHaveLength(2)
    }
  })

  it('is nothing where nothing is inside', () => {
    expect(outlinePath({ columns: 4, rows: 4, step: 5 }, () => false)).toBe('')
  })
})
