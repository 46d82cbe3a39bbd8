import { describe, expect, it } from 'vitest'
import { anywhere, bottomLeft, type Laid, probeOf } from './bottomLeft.ts'
import { rowsOf } from './rowsOf.ts'

const block = (width: number, height: number, more: Partial<Laid> = {}): Laid => ({
  rows: Array.from({ length: height }, () => [[0, width]]),
  probe: probeOf(height),
  width,
  row: anywhere,
  column: anywhere,
  ...more,
})
const lay = (columns: number, ...ways: readonly (readonly [Laid, boolean?])[]) =>
  bottomLeft(
    ways.map(([way, right = false]) => ({ way, right })),
    columns,
  ).map(({ column, row }) => [column, row])

describe('things on cloth', () => {
  it('[S1.11] lie side by side to the last column, and then above one another', () => {
    const three = block(3, 2)
    expect(lay(6, [three], [three], [three])).toEqual([
      [0, 0],
      [3, 0],
      [0, 2],
    ])
    expect(lay(7, [three], [block(4, 1)], [block(1, 1)])).toEqual([
      [0, 0],
      [3, 0],
      [3, 1],
    ])
    expect(lay(8, [three], [three], [block(2, 5)], [block(1, 1)])[3]).toEqual([0, 2])
  })

  it('[S1.11] are pushed to the right where they are told to', () => {
    expect(lay(10, [block(3, 2), true], [block(2, 1), true], [block(4, 1)])).toEqual([
      [7, 0],
      [5, 0],
      [0, 0],
    ])
  })

  it('[S1.11] lie in the rows and the columns of a repeat alone', () => {
    const striped = block(3, 2, { row: { each: 4, rest: 1 }, column: { each: 5, rest: 2 } })
    expect(lay(12, [striped], [striped], [striped], [striped, true])).toEqual([
      [2, 1],
      [7, 1],
      [2, 5],
      [7, 5],
    ])
  })

  it('[S1.11] cover every cell that they touch, and none that they only lie beside', () => {
    const cell = { across: 1, along: 10 }
    const corner = [
      [0, 0],
      [10, 0],
      [0, 20],
    ] as const
    expect(rowsOf([corner], cell)).toEqual([[[0, 10]], [[0, 5]]])
    expect(
      rowsOf(
        [
          corner,
          [
            [20, 0],
            [21.5, 0],
            [21.5, 10],
            [20, 10],
          ],
        ],
        cell,
      ),
    ).toEqual([
      [
        [0, 10],
        [20, 22],
      ],
      [[0, 5]],
    ])
  })
})
