import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { cutters } from '../../garments/cutters.ts'
import type { Pattern, Piece } from '../../pattern/pattern.ts'
import { drawnIn, forWomen, pieceOf } from '../testing/drafted.ts'
import { checkPattern } from './checkPattern.ts'
import { sampleSkirt } from '../testing/samples/sampleSkirt.ts'

const skirt = sampleSkirt

/** The skirt with its back changed. */
const withBack = (change: (piece: Piece) => Partial<Piece>): Pattern => ({
  ...skirt,
  pieces: skirt.pieces.map((piece) => (piece.id === 'back' ? { ...piece, ...change(piece) } : piece)),
})
const found = (pattern: Pattern, width?: number) =>
  checkPattern(pattern, width).map(({ kind, piece, edge }) => [kind, piece, edge])
const back = pieceOf(skirt, 'back')
const at = (id: string) => back.edges.findIndex((edge) => edge.id === id)

describe('the check list of a pattern', () => {
  it.each(Object.keys(cutters))('[S1.11] finds nothing wrong with %s as it is drafted', (garment) => {
    expect(checkPattern(drawnIn(forWomen(garment)), Infinity)).toEqual([])
  })

  it('[S1.11] names a seam whose sides differ, by how much, and what is sewn there', () => {
    const longer = withBack(({ corners }) => ({
      corners: corners.map(([x, y], i) => (i === at('sideLower') ? [x, y - 8] : [x, y])),
    }))
    const [seam] = checkPattern(longer).filter(({ kind }) => kind === 'seamLength')
    expect(seam).toMatchObject({ piece: 'back', edge: 'sideLower', other: { piece: 'front', edge: 'sideLowerRight' } })
    expect(seam?.mm).toBeCloseTo(8, 0)
  })

  it('[S1.11] lets a seam be that differs by less than three millimetres', () => {
    const hardly = withBack(({ corners }) => ({
      corners: corners.map(([x, y], i) => (i === at('sideLower') ? [x, y - 2] : [x, y])),
    }))
    expect(found(hardly)).toEqual([])
  })

  it('[S1.11] names a notch that meets none, and tells by how much two miss each other', () => {
    const moved = withBack(({ notches }) => ({
      notches: notches.map((notch) => (notch.edge === 'sideLower' ? { ...notch, at: notch.at + 0.02 } : notch)),
    }))
    const [first] = checkPattern(moved)
    expect(first).toMatchObject({ kind: 'notch', piece: 'back', edge: 'sideLower' })
    expect(first?.mm).toBeCloseTo(7.2, 0)
    expect(found(withBack(() => ({ notches: [] }))).map(([kind]) => kind)).toContain('notch')
  })

  it('[S1.11] names a piece that crosses itself, runs clockwise, is open, has no number, or has its grain outside', () => {
    const crossed = withBack(({ corners }) => ({ corners: corners.with(at('hem'), [300, -400]) }))
    expect(found(crossed)).toContainEqual(['crossing', 'back', undefined])
    const turned = withBack(({ corners }) => ({ corners: corners.map(([x, y]) => [-x, y]) }))
    expect(found(turned)).toContainEqual(['turned', 'back', undefined])
    expect(found(withBack(({ edges }) => ({ edges: edges.slice(1) })))).toEqual([['open', 'back', undefined]])
    expect(found(withBack(({ corners }) => ({ corners: corners.with(0, [NaN, 0]) })))).toEqual([
      ['open', 'back', undefined],
    ])
    expect(found(withBack(({ grain }) => ({ grain: { ...grain, at: [900, 0] } })))).toEqual([
      ['grain', 'back', undefined],
    ])
  })

  it('[S1.11] names an edge that is too short to be sewn, and one that nothing is sewn to', () => {
    const short = withBack(({ corners }) => {
      const [x, y] = sure(corners[at('hem')])
      return { corners: corners.with(at('center'), [x, y + 2]) }
    })
    expect(found(short)).toContainEqual(['short', 'back', 'center'])
    const open = { ...skirt, stitches: skirt.stitches.slice(1) }
    expect(found(open)).toContainEqual(['unsewn', 'back', 'sideLower'])
    expect(
      found(
        withBack(({ edges }) => ({
          edges: edges.map((edge) => (edge.id === 'sideLower' ? { ...edge, end: 'finished' as const } : edge)),
        })),
      ),
    ).toContainEqual(['unsewn', 'back', 'sideLower'])
  })

  it('[S1.11] names a piece that is wider than the cloth with its allowances, as it lies along its grain', () => {
    expect(found(skirt, 300)).toEqual([['wide', 'front', undefined]])
    const [wide] = checkPattern(skirt, 300)
    expect(wide?.mm).toBeCloseTo(510 + 30 - 300, -1)
    const across = withBack(({ grain }) => ({ grain: { ...grain, degrees: 0 } }))
    expect(found(across, 560)).toEqual([['wide', 'back', undefined]])
  })
})
