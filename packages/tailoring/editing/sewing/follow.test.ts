import { distance, subtract } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { notchesAlong, runLength } from '../../blocks/drafting/sewn.ts'
import type { Pattern } from '../../pattern/pattern.ts'
import { checkPattern } from '../checks/checkPattern.ts'
import { cornerIn, lengthIn, pieceOf, withEdit } from '../testing/drafted.ts'
import { sampleGathered } from '../testing/samples/sampleGathered.ts'
import { sampleShirt } from '../testing/samples/sampleShirt.ts'
import { sampleSkirt } from '../testing/samples/sampleSkirt.ts'

const skirt = sampleSkirt
const shirt = sampleShirt
const front = (corner: string, x: number, y: number) => ({ kind: 'moveCorner', piece: 'front', corner, x, y }) as const
const waistOf = (pattern: Pattern) => {
  const run = pattern.stitches.find(({ second }) => second[0]?.piece === 'waistband')?.first ?? []
  return runLength(pattern.pieces, run)
}
const movedBy = (after: Pattern, piece: string, corner: string, before = skirt) =>
  subtract(cornerIn(after, piece, corner), cornerIn(before, piece, corner))

describe('seams beside an edit', () => {
  it('[S1.11] a side that ends lower takes the other side of its seam along, and nothing that is not sewn to it', () => {
    const after = withEdit(skirt, { ...front('sideLowerLeft', 0, -20), both: true })
    const [x, y] = movedBy(after, 'back', 'sideLower')
    expect(y).toBeCloseTo(-20, 0)
    expect(Math.abs(x)).toBeLessThan(1)
    expect(lengthIn(after, 'back', 'sideLower')).toBeCloseTo(lengthIn(after, 'front', 'sideLowerLeft'), 1)
    expect(movedBy(after, 'back', 'hem')).toEqual([0, 0])
    expect(pieceOf(after, 'waistband')).toEqual(pieceOf(skirt, 'waistband'))
    expect(checkPattern(after)).toEqual([])
  })

  it('[S1.11] of one side alone the other side of the body goes along where the seam is a pair’s', () => {
    const after = withEdit(skirt, front('sideLowerLeft', 0, -20))
    expect(movedBy(after, 'back', 'sideLower')[1]).toBeCloseTo(-20, 0)
    expect(movedBy(after, 'front', 'hemRight')[1]).toBeCloseTo(-20, 0)
  })

  it('[S1.11] a waist that rises at the side rises on the other piece too, and its band becomes as long as it', () => {
    const after = withEdit(skirt, { ...front('waist1Left', 0, 12), both: true })
    expect(movedBy(after, 'back', 'waist1')[1]).toBeCloseTo(12, 0)
    expect(waistOf(after)).not.toBeCloseTo(waistOf(skirt), 0)
    expect(lengthIn(after, 'waistband', 'waist')).toBeCloseTo(waistOf(after), 1)
  })

  it('[S1.11] a band keeps its lap, its ends square and its notches where they meet', () => {
    const after = withEdit(skirt, { ...front('waist1Left', 15, 0), both: true })
    const more = lengthIn(after, 'waistband', 'waist') - lengthIn(skirt, 'waistband', 'waist')
    expect(more).toBeGreaterThan(20)
    for (const edge of ['lapEnd', 'endOne', 'endTwo'])
      expect(lengthIn(after, 'waistband', edge)).toBeCloseTo(lengthIn(skirt, 'waistband', edge), 6)
    expect(lengthIn(after, 'waistband', 'inner')).toBeCloseTo(lengthIn(skirt, 'waistband', 'inner') + more, 3)
    const [seam] = after.stitches.filter(({ second }) => second[0]?.piece === 'waistband')
    const [one, other] = [seam?.first ?? [], seam?.second ?? []].map((run) => notchesAlong(after.pieces, run))
    const total = waistOf(after)
    const met = one?.map(({ at }) => total - at).toSorted((a, b) => a - b)
    other
      ?.map(({ at }) => at)
      .toSorted((a, b) => a - b)
      .forEach((at, i) => expect(at).toBeCloseTo(met?.[i] ?? 0, 0))
  })

  it('[S1.11] a wider shoulder widens the other shoulder, and the sleeve keeps its ease', () => {
    const after = withEdit(shirt, { ...front('shoulderLeft', 12, -4), both: true })
    const arms = (pattern: Pattern) => lengthIn(pattern, 'front', 'armRight') + lengthIn(pattern, 'back', 'armRight')
    const heads = (pattern: Pattern) => lengthIn(pattern, 'sleeve', 'headFront', 'headBack')
    expect(lengthIn(after, 'back', 'shoulderLeft')).toBeCloseTo(lengthIn(after, 'front', 'shoulderLeft'), 1)
    expect(arms(after) - arms(shirt)).not.toBeCloseTo(0, 0)
    expect(heads(after) / arms(after)).toBeCloseTo(heads(shirt) / arms(shirt), 3)
    expect(checkPattern(after)).toEqual([])
  })

  it('[S1.11] a bent side bends the other where it is asked to, at the same place and outward on both', () => {
    const bends = [
      { edge: 'sideUpperLeft', first: [14, 0], second: [3, 0] },
      { edge: 'sideUpperRight', first: [-3, 0], second: [-14, 0] },
    ] as const
    const handles = (pattern: Pattern) =>
      pieceOf(pattern, 'back')
        .edges.find(({ id }) => id === 'sideUpper')
        ?.handles?.map(([x]) => x) ?? []
    for (const bend of bends) {
      const edit = { ...bend, kind: 'bendEdge', piece: 'front' } as const
      const [alone, both] = [withEdit(skirt, edit), withEdit(skirt, { ...edit, partner: true })]
      handles(alone).forEach((x, i) => expect(x).toBeCloseTo(handles(skirt)[i] ?? 0, 0))
      expect(handles(both).map((x, i) => Math.round(x - (handles(skirt)[i] ?? 0)))).toEqual([14, 3])
      for (const after of [alone, both]) expect(checkPattern(after)).toEqual([])
    }
  })

  it('[S1.11] a fullness that was declared stays: a gathered waist is as much longer as it was', () => {
    const gathered = sampleGathered
    const after = withEdit(gathered, { kind: 'moveEdge', piece: 'front', edge: 'sideLeft', x: 30, y: 0, both: true })
    const ratio = (pattern: Pattern) => waistOf(pattern) / lengthIn(pattern, 'waistband', 'waist')
    expect(waistOf(after)).toBeCloseTo(waistOf(gathered) + 60, 0)
    expect(ratio(after)).toBeCloseTo(ratio(gathered), 3)
  })

  it('[S1.11] legs of a dart stay equally long when an end of one is moved', () => {
    const after = withEdit(skirt, front('dart1OutLeft', 6, -10))
    const tip = cornerIn(after, 'front', 'dart1OutLeft')
    const [a, b] = [cornerIn(after, 'front', 'dart1InLeft'), cornerIn(after, 'front', 'waist2Left')]
    expect(distance(a, tip)).toBeCloseTo(distance(b, tip), 1)
    expect(distance(a, tip)).toBeGreaterThan(lengthIn(skirt, 'front', 'dart1InLeft') + 5)
  })
})
