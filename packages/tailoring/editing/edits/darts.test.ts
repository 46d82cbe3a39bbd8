import { add, area, distance, scale, subtract, sure, unit } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { outlineOf } from '../../pattern/outlineOf.ts'
import type { Pattern } from '../../pattern/pattern.ts'
import { checkPattern } from '../checks/checkPattern.ts'
import { cornerIn, editedBy, lengthIn, pieceOf, withEdit } from '../testing/drafted.ts'
import { sampleSkirt } from '../testing/samples/sampleSkirt.ts'

const skirt = sampleSkirt
const areaOf = (pattern: Pattern, id: string) => area(outlineOf(pieceOf(pattern, id)))
const edgesOf = (pattern: Pattern, id: string) => pieceOf(pattern, id).edges.map((edge) => edge.id)

/** The angle of a dart at its tip in radians, by the names of its legs. */
function mouth(pattern: Pattern, into: string, out: string): number {
  const tip = cornerIn(pattern, 'back', out)
  const { corners, edges } = pieceOf(pattern, 'back')
  const end = sure(corners[(edges.findIndex(({ id }) => id === out) + 1) % corners.length])
  const [a, b, c] = [
    distance(cornerIn(pattern, 'back', into), tip),
    distance(tip, end),
    distance(cornerIn(pattern, 'back', into), end),
  ]
  return Math.acos((a * a + b * b - c * c) / (2 * a * b))
}

describe('darts', () => {
  it('[S1.11] moved, a dart slides along its edge and its tip with it, with legs of one length', () => {
    const after = withEdit(skirt, { kind: 'moveDart', piece: 'back', dart: 'dart1Out', along: 12, x: 0, y: -15 })
    const [was, is] = [cornerIn(skirt, 'back', 'dart1Out'), cornerIn(after, 'back', 'dart1Out')]
    expect(is[0] - was[0]).toBeCloseTo(-12, 0)
    expect(is[1] - was[1]).toBeLessThan(-13)
    expect(lengthIn(after, 'back', 'dart1In')).toBeCloseTo(lengthIn(after, 'back', 'dart1Out'), 1)
    const [a, b] = [cornerIn(skirt, 'back', 'dart1In'), cornerIn(skirt, 'back', 'waist2')]
    const shift = scale(unit(subtract(b, a)), 12)
    const tip = add(add(was, shift), [0, -15])
    const legs = [a, b].map((end) => distance(add(end, shift), tip))
    expect(lengthIn(after, 'back', 'dart1In')).toBeCloseTo(Math.max(...legs), 1)
    expect(lengthIn(after, 'back', 'waist1')).toBeGreaterThan(lengthIn(skirt, 'back', 'waist1') + 10)
    expect(pieceOf(after, 'back').drills).toContainEqual(is)
    expect(checkPattern(after)).toEqual([])
  })

  it('[S1.11] turned into the side, a dart opens there as wide as it was and closes at the waist', () => {
    const turn = { kind: 'turnDart', piece: 'back', dart: 'dart1In', edge: 'sideUpper', at: 0.3, share: 1 } as const
    const after = withEdit(skirt, turn)
    expect(edgesOf(after, 'back').slice(2, 8)).toEqual([
      'sideUpper',
      'dart1In',
      'dart1Out',
      'sideUpper~2',
      'waist1',
      'waist2',
    ])
    expect(mouth(after, 'dart1In', 'dart1Out')).toBeCloseTo(mouth(skirt, 'dart1In', 'dart1Out'), 3)
    expect(areaOf(after, 'back')).toBeCloseTo(areaOf(skirt, 'back'), 0)
    expect(lengthIn(after, 'back', 'sideUpper', 'sideUpper~2')).toBeCloseTo(lengthIn(skirt, 'back', 'sideUpper'), 1)
    expect(lengthIn(after, 'back', 'waist1')).toBeCloseTo(lengthIn(skirt, 'back', 'waist1'), 1)
    expect(cornerIn(after, 'back', 'dart1Out')).toEqual(cornerIn(skirt, 'back', 'dart1Out'))
    expect(after.stitches.length).toBe(skirt.stitches.length)
    expect(checkPattern(after)).toEqual([])
  })

  it('[S1.11] turned by half, both darts are half as wide, and the new one is sewn on both pieces of the pair', () => {
    const after = withEdit(skirt, {
      kind: 'turnDart',
      piece: 'back',
      dart: 'dart1In',
      edge: 'sideUpper',
      at: 0.3,
      share: 0.5,
    })
    const half = mouth(skirt, 'dart1In', 'dart1Out') / 2
    expect(mouth(after, 'dart1In', 'dart1Out')).toBeCloseTo(half, 3)
    expect(mouth(after, 'dart1In~2', 'dart1In~3')).toBeCloseTo(half, 3)
    expect(after.stitches.length).toBe(skirt.stitches.length + 2)
    expect(checkPattern(after)).toEqual([])
  })

  it('[S1.11] the part that holds the grain stays, whichever side the dart is turned to', () => {
    for (const edge of ['sideUpper', 'hem']) {
      const after = withEdit(skirt, { kind: 'turnDart', piece: 'back', dart: 'dart2In', edge, at: 0.4, share: 1 })
      expect(pieceOf(after, 'back').grain).toEqual(pieceOf(skirt, 'back').grain)
      expect(cornerIn(after, 'back', 'opening')).toEqual(cornerIn(skirt, 'back', 'opening'))
      expect(areaOf(after, 'back')).toBeCloseTo(areaOf(skirt, 'back'), 0)
    }
  })

  it('[S1.11] an edge that is no leg of a dart, and a dart turned into its own leg, are told', () => {
    const why = (dart: string, edge: string) =>
      editedBy(skirt, { kind: 'turnDart', piece: 'back', dart, edge, at: 0.5, share: 1 }).missed[0]?.why.kind
    expect([why('hem', 'center'), why('dart1In', 'dart1Out'), why('dart1In', 'gone')]).toEqual([
      'noDart',
      'noEdge',
      'noEdge',
    ])
  })
})
