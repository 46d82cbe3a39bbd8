import { side } from '@toile/canvas/tiles/tile.ts'
import type { Point } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { coverTile, filledOf } from './coverTile.ts'

const box = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]
const covered = (column: number, row: number, ...runs: Point[][]) => {
  const cover = new Float32Array(side * side)
  coverTile(cover, column, row, filledOf(runs))
  return cover
}
const sumOf = (cover: Float32Array) => cover.reduce((sum, one) => sum + one, 0)

describe('the pixels of a tile that a run covers', () => {
  it('[S3.21] are covered by their exact area, in whichever tile of those it lies on', () => {
    const run = box(-10.25, 250.5, 20.5, 258.75)
    const tiles = [covered(-1, 0, run), covered(0, 0, run), covered(-1, 1, run), covered(0, 1, run)]
    expect(tiles.map(sumOf)).toEqual([10.25 * 5.5, 20.5 * 5.5, 10.25 * 2.75, 20.5 * 2.75])
    expect(tiles[1]?.[250 * side + 20]).toBeCloseTo(0.25, 6)
  })

  it('[S3.21] are open in the hole of a letter, and covered once where two letters overlap', () => {
    const hole = [...box(6, 6, 14, 14)].reverse()
    expect(sumOf(covered(0, 0, box(0, 0, 20, 20), hole))).toBe(400 - 64)
    const cover = new Float32Array(side * side)
    coverTile(cover, 0, 0, filledOf([box(0, 0, 20, 20)]))
    coverTile(cover, 0, 0, filledOf([box(10, 0, 30, 20)]))
    expect(sumOf(cover)).toBe(600)
  })
})
