import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { edgeLength, edgePath } from './edgePath.ts'
import { mirroredPiece } from './mirroredPiece.ts'
import { notchMarks } from './notchMarks.ts'
import { pieceArea } from './testing/pieceArea.ts'
import { samplePattern } from './testing/samplePattern.ts'

const sleeve = sure(samplePattern.pieces[1])

describe('the left piece of a pair', () => {
  it('[S1.11] mirrors every edge by its name and runs counter-clockwise', () => {
    const left = mirroredPiece(sleeve)
    expect(pieceArea(sleeve)).toBeGreaterThan(0)
    expect(pieceArea(left)).toBeCloseTo(pieceArea(sleeve), 6)
    for (const { id } of sleeve.edges) {
      const mirrored = edgePath(left, id).map(([x, y]) => [-x, y])
      edgePath(sleeve, id)
        .toReversed()
        .forEach(([x, y], i) => {
          expect(mirrored[i]?.[0]).toBeCloseTo(x, 9)
          expect(mirrored[i]?.[1]).toBeCloseTo(y, 9)
        })
      expect(edgeLength(left, id)).toBeCloseTo(edgeLength(sleeve, id), 9)
    }
  })

  it('[S1.11] keeps its notches at the same places of the seam', () => {
    const places = (piece: typeof sleeve, way: number) =>
      notchMarks(piece)
        .map(({ cut: [x, y] }) => `${(way * x).toFixed(3)} ${y.toFixed(3)}`)
        .toSorted()
    expect(places(mirroredPiece(sleeve), -1)).toEqual(places(sleeve, 1))
  })

  it('[S1.11] comes back when it is mirrored twice', () => {
    expect(mirroredPiece(mirroredPiece(sleeve))).toEqual(sleeve)
  })
})
