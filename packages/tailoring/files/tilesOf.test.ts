import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { tilesOf } from './tilesOf.ts'

const a4 = { width: 210, height: 297, margin: 10, overlap: 10 }
const sheet = { left: -20, right: 1480, top: 5, bottom: 805 }

describe('the pages of a tiled drawing', () => {
  const { rows, columns, tiles } = tilesOf(sheet, a4)

  it('[S1.11] cover it all and overlap their neighbors by as much as is asked', () => {
    expect([rows, columns]).toEqual([3, 9])
    expect(tiles).toHaveLength(27)
    const [first, last] = [sure(tiles[0]), sure(tiles.at(-1))]
    expect([first.box.left, first.box.bottom]).toEqual([sheet.left, sheet.bottom])
    expect(last.box.right).toBeGreaterThanOrEqual(sheet.right)
    expect(last.box.top).toBeLessThanOrEqual(sheet.top)
    for (const { row, column, box } of tiles) {
      expect([box.right - box.left, box.bottom - box.top]).toEqual([190, 277])
      const right = tiles.find((tile) => tile.row === row && tile.column === column + 1)
      const below = tiles.find((tile) => tile.row === row + 1 && tile.column === column)
      if (right) expect(box.right - right.box.left).toBe(10)
      if (below) expect(below.box.bottom - box.top).toBe(10)
    }
  })

  it('[S1.11] are named by letters down and numbers across', () => {
    expect(tiles.slice(8, 10).map(({ name, row, column }) => [name, row, column])).toEqual([
      ['A9', 0, 8],
      ['B1', 1, 0],
    ])
    const tall = tilesOf({ left: 0, right: 100, top: 0, bottom: 267 * 28 }, a4).tiles.map(({ name }) => name)
    expect(tall.slice(25)).toEqual(['Z1', 'AA1', 'AB1'])
  })

  it('[S1.11] are one where it fits on one, and no page more where it ends with a page', () => {
    const pages = (right: number) => tilesOf({ left: 0, right, top: 0, bottom: 277 }, a4).tiles.length
    expect([pages(50), pages(190), pages(191), pages(370), pages(371)]).toEqual([1, 1, 2, 2, 3])
  })
})
