import { boundsOf, distance, type Path, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { makePiece } from '../piece.ts'
import { drawnInto, roundedInto } from './drawnInto.ts'

const square: Path = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]
const nearest = (path: Path, to: readonly [number, number]) => Math.min(...path.map((point) => distance(point, to)))

describe('cloth that is drawn into a band', () => {
  it('[S3.26] turns in to it at the corners that are told, and nowhere else', () => {
    const { outlines, contours } = drawnInto(
      makePiece('bodice', 'bodice', [square]),
      [
        [1, 1],
        [0, 1],
      ],
      0.2,
    )
    const path = sure(outlines[0])
    for (const corner of [
      [1, 1],
      [0, 1],
    ] as const)
      expect(nearest(path, corner)).toBeGreaterThan(0.06)
    for (const corner of [
      [0, 0],
      [1, 0],
    ] as const)
      expect(nearest(path, corner)).toBeLessThan(1e-9)
    expect(boundsOf(path)).toEqual(boundsOf(square))
    expect(sure(contours[0]).path).toHaveLength(path.length + 1)
  })

  it('[S3.26] keeps the far ends of two edges, and meets between them', () => {
    const [before, after] = roundedInto(
      [
        [0, 0],
        [1, 0],
      ],
      [
        [1, 0],
        [1, 1],
      ],
      0.1,
    )
    expect([before[0], after.at(-1)]).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(distance(sure(before.at(-1)), sure(after[0]))).toBeLessThan(1e-9)
    expect(nearest([...before, ...after], [1, 0])).toBeGreaterThan(0.03)
  })
})
