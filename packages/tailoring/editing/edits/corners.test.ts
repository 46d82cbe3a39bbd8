import { area, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { notchMarks } from '../../pattern/notchMarks.ts'
import { outlineOf } from '../../pattern/outlineOf.ts'
import { checkPattern } from '../checks/checkPattern.ts'
import { cornerIn, editedBy, lengthIn, pieceOf, withEdit } from '../testing/drafted.ts'
import { sampleSkirt } from '../testing/samples/sampleSkirt.ts'

const skirt = sampleSkirt

describe('corners and edges', () => {
  it('[S1.11] moved on both sides, a corner is moved as its mirror image, and one in the middle only up and down', () => {
    const side = withEdit(skirt, {
      kind: 'moveCorner',
      piece: 'front',
      corner: 'sideLowerLeft',
      x: 9,
      y: -5,
      both: true,
    })
    const [left, right] = [cornerIn(side, 'front', 'sideLowerLeft'), cornerIn(side, 'front', 'hemRight')]
    expect(left[0]).toBeCloseTo(-right[0], 6)
    expect(left[1]).toBeCloseTo(right[1], 6)
    const middle = withEdit(skirt, { kind: 'moveCorner', piece: 'front', corner: 'hemLeft', x: 9, y: -5, both: true })
    const before = cornerIn(skirt, 'front', 'hemLeft')
    const after = cornerIn(middle, 'front', 'hemLeft')
    expect([after[0] - before[0], after[1] - before[1]].map(Math.round)).toEqual([0, -5])
  })

  it('[S1.11] an edge is moved with both of its corners and keeps its curve', () => {
    const after = withEdit(skirt, { kind: 'moveEdge', piece: 'back', edge: 'hem', x: 0, y: -30 })
    expect(lengthIn(after, 'back', 'hem')).toBeCloseTo(lengthIn(skirt, 'back', 'hem'), 6)
    expect(lengthIn(after, 'back', 'center')).toBeCloseTo(lengthIn(skirt, 'back', 'center') + 30, 6)
    expect(lengthIn(after, 'front', 'sideLowerLeft')).toBeCloseTo(lengthIn(after, 'back', 'sideLower'), 1)
  })

  it('[S1.11] split, an edge keeps its shape, its notches and its seam, on both sides of the piece', () => {
    const after = withEdit(skirt, { kind: 'splitEdge', piece: 'front', edge: 'sideUpperLeft', at: 0.3, both: true })
    const [was, is] = [pieceOf(skirt, 'front'), pieceOf(after, 'front')]
    expect(is.corners.length).toBe(was.corners.length + 2)
    expect(area(outlineOf(is)) / area(outlineOf(was))).toBeCloseTo(1, 5)
    const whole = lengthIn(skirt, 'front', 'sideUpperLeft')
    expect(lengthIn(after, 'front', 'sideUpperLeft')).toBeCloseTo(whole * 0.3, 1)
    expect(lengthIn(after, 'front', 'sideUpperLeft', 'sideUpperLeft~2')).toBeCloseTo(whole, 1)
    expect(lengthIn(after, 'front', 'sideUpperRight')).toBeCloseTo(whole * 0.3, 1)
    const marks = (piece: typeof was) =>
      notchMarks(piece)
        .map(({ sewn }) => sewn.map((value) => value.toFixed(0)).join())
        .toSorted()
    expect(marks(is)).toEqual(marks(was))
    const one = withEdit(skirt, { kind: 'splitEdge', piece: 'front', edge: 'sideUpperLeft', at: 0.3 })
    expect(marks(pieceOf(one, 'front'))).toEqual(marks(was))
    expect(after.stitches.flatMap(({ second }) => second.map(({ edge }) => edge))).toContain('sideUpperLeft~2')
    expect(checkPattern(after)).toEqual([])
  })

  it('[S1.11] split, an edge of a pair is walked part by part on both of its pieces', () => {
    const after = withEdit(skirt, { kind: 'splitEdge', piece: 'back', edge: 'sideUpper', at: 0.4 })
    const walked = after.stitches.slice(0, 2).map(({ first }) => first.map(({ edge }) => edge))
    expect(walked).toEqual([
      ['sideLower', 'sideUpper', 'sideUpper~2'],
      ['sideUpper~2', 'sideUpper', 'sideLower'],
    ])
  })

  it('[S1.11] a grain that an edit leaves outside is told within the piece again', () => {
    const grained = withEdit(skirt, { kind: 'setGrain', piece: 'back', corner: 'hem', x: 8, y: 250, degrees: 0 })
    const after = withEdit(grained, {
      kind: 'bendEdge',
      piece: 'back',
      edge: 'center',
      first: [40, 0],
      second: [40, 0],
    })
    const { grain } = pieceOf(after, 'back')
    expect(grain.at[0]).toBeGreaterThan(30)
    expect([grain.at[1], grain.degrees]).toEqual([pieceOf(grained, 'back').grain.at[1], 90])
  })

  it('[S1.11] an allowance is set on one edge, or on both sides', () => {
    const allowances = (both: true | undefined) =>
      pieceOf(withEdit(skirt, { kind: 'setAllowance', piece: 'front', edge: 'hemLeft', mm: 25, both }), 'front')
        .edges.filter(({ allowance }) => allowance === 25)
        .map(({ id }) => id)
    expect(allowances(undefined)).toEqual(['hemLeft'])
    expect(allowances(true)).toEqual(['hemLeft', 'hemRight'])
  })

  it('[S1.11] an edit that would make a piece cross itself is not made, and says so', () => {
    const { pattern, missed } = editedBy(skirt, {
      kind: 'moveCorner',
      piece: 'front',
      corner: 'sideLowerLeft',
      x: -600,
      y: 300,
    })
    expect(pattern).toBe(skirt)
    expect(sure(missed[0]).why).toMatchObject({ kind: 'crossing', piece: 'front' })
  })
})
