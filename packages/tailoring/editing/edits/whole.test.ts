import { area } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { outlineOf } from '../../pattern/outlineOf.ts'
import { checkPattern } from '../checks/checkPattern.ts'
import { editedBy, pieceOf, withEdit } from '../testing/drafted.ts'
import { sampleSkirt } from '../testing/samples/sampleSkirt.ts'
import { sampleTrousers } from '../testing/samples/sampleTrousers.ts'

const skirt = sampleSkirt

describe('whole pieces', () => {
  it('[S1.11] a pair is cut as one piece along its middle, without seam and opening there, and is sewn to the rest as before', () => {
    const after = withEdit(skirt, { kind: 'unfold', piece: 'back', edge: 'center' })
    const [half, whole] = [pieceOf(skirt, 'back'), pieceOf(after, 'back')]
    expect(whole.cut).toEqual({ count: 1, of: 'shell', pair: false })
    expect(area(outlineOf(whole))).toBeCloseTo(2 * area(outlineOf(half)), 0)
    expect(whole.edges.map(({ id }) => id)).not.toContain('opening')
    expect(whole.edges.length).toBe(2 * (half.edges.length - 2))
    expect(after.stitches.some(({ first, second }) => [...first, ...second].some(({ mirrored }) => mirrored))).toBe(
      false,
    )
    expect(checkPattern(after)).toEqual([])
    // What was unfolded has two sides, which are edited together.
    const both = withEdit(after, { kind: 'moveCorner', piece: 'back', corner: 'sideLower', x: 5, y: 0, both: true })
    expect(area(outlineOf(pieceOf(both, 'back'))) - area(outlineOf(whole))).toBeGreaterThan(1500)
  })

  it('[S1.11] unfolded, both halves keep their notches where the band meets them', () => {
    const moved = withEdit(skirt, { kind: 'moveNotch', piece: 'back', edge: 'waist1', at: 0.5, by: 9 })
    const after = withEdit(moved, { kind: 'unfold', piece: 'back', edge: 'center' })
    const band = (pattern: typeof skirt) =>
      pieceOf(pattern, 'waistband')
        .notches.map(({ at }) => at.toFixed(4))
        .toSorted()
    expect(band(after)).toEqual(band(moved))
  })

  it('[S1.11] a half with a fold becomes the whole; an edge that is curved or sewn to another piece is no middle', () => {
    const folded = {
      ...skirt,
      stitches: [],
      pieces: skirt.pieces.map((piece) => ({
        ...piece,
        cut: { ...piece.cut, pair: false, count: 1 },
        edges: piece.edges.map((edge) => ({
          ...edge,
          end: edge.id === 'center' ? ('fold' as const) : ('finished' as const),
        })),
      })),
    }
    expect(pieceOf(withEdit(folded, { kind: 'unfold', piece: 'back', edge: 'center' }), 'back').edges.length).toBe(20)
    const why = (edge: string) => editedBy(skirt, { kind: 'unfold', piece: 'back', edge }).missed[0]?.why.kind
    expect([why('sideUpper'), why('sideLower'), why('hem')]).toEqual(['notStraight', 'notPaired', 'notStraight'])
  })

  it('[S1.11] without its band the waist is finished by itself; a piece whose seam would be left half open stays', () => {
    const after = withEdit(skirt, { kind: 'removePiece', piece: 'waistband' })
    expect(after.pieces.map(({ id }) => id)).toEqual(['front', 'back'])
    const waists = pieceOf(after, 'front').edges.filter(({ id }) => id.startsWith('waist'))
    expect(new Set(waists.map(({ end }) => end))).toEqual(new Set(['finished']))
    expect(checkPattern(after)).toEqual([])
    const { missed } = editedBy(sampleTrousers, { kind: 'removePiece', piece: 'flyShield' })
    expect(missed[0]?.why).toMatchObject({ kind: 'unsewn', piece: 'front', edge: 'fly' })
  })
})
