import { area, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { outlineOf } from '../../pattern/outlineOf.ts'
import { checkPattern } from '../checks/checkPattern.ts'
import { cornerIn, editedBy, lengthIn, pieceOf, withEdit } from '../testing/drafted.ts'
import { sampleShirt } from '../testing/samples/sampleShirt.ts'
import { sampleSkirt } from '../testing/samples/sampleSkirt.ts'
import { sampleTrousers } from '../testing/samples/sampleTrousers.ts'

const skirt = sampleSkirt
const shirt = sampleShirt

describe('spreading and lengthening', () => {
  it('[S1.11] a cut from the hem to the waist that is spread at the hem alone flares it and leaves the waist', () => {
    const spread = {
      kind: 'slashAndSpread',
      piece: 'back',
      from: { edge: 'hem', at: 0.5 },
      to: { edge: 'waist2', at: 0.5 },
      start: 60,
      end: 0,
    } as const
    const after = withEdit(skirt, spread)
    expect(lengthIn(after, 'back', 'hem') - lengthIn(skirt, 'back', 'hem')).toBeGreaterThan(50)
    expect(Math.abs(lengthIn(after, 'back', 'waist2') - lengthIn(skirt, 'back', 'waist2'))).toBeLessThan(1)
    for (const edge of ['sideLower', 'sideUpper', 'center', 'dart1In'])
      expect(lengthIn(after, 'back', edge)).toBeCloseTo(lengthIn(skirt, 'back', edge), 1)
    const gained = area(outlineOf(pieceOf(after, 'back'))) - area(outlineOf(pieceOf(skirt, 'back')))
    expect(gained / (60 * 570 * 0.5)).toBeCloseTo(1, 0)
    expect(cornerIn(after, 'back', 'opening')).toEqual(cornerIn(skirt, 'back', 'opening'))
    expect(checkPattern(after)).toEqual([])
  })

  it('[S1.11] spread alike at both ends, the parts are that far apart, and lapped they are as much nearer', () => {
    const cut = {
      kind: 'slashAndSpread',
      piece: 'front',
      from: { edge: 'hemRight', at: 0.5 },
      to: { edge: 'waist2Right', at: 0.5 },
    } as const
    for (const mm of [25, -10]) {
      const after = withEdit(skirt, { ...cut, start: mm, end: mm })
      expect(lengthIn(after, 'front', 'hemRight') - lengthIn(skirt, 'front', 'hemRight')).toBeCloseTo(mm, 0)
      expect(lengthIn(after, 'waistband', 'waist') - lengthIn(skirt, 'waistband', 'waist')).toBeCloseTo(mm, 0)
    }
  })

  it('[S1.11] a line along one edge is no cut, and is told', () => {
    const end = { edge: 'hem', at: 0.2 }
    const { missed } = editedBy(skirt, {
      kind: 'slashAndSpread',
      piece: 'back',
      from: end,
      to: { ...end, at: 0.9 },
      start: 5,
      end: 5,
    })
    expect(missed[0]?.why).toEqual({ kind: 'missesPiece', piece: 'back', edge: 'hem' })
  })

  it('[S1.11] a front is lengthened with the back that is sewn to it, at the same level, and nothing else', () => {
    const after = withEdit(shirt, { kind: 'lengthen', piece: 'front', at: 0.3, mm: 40 })
    for (const piece of ['front', 'back']) {
      expect(lengthIn(after, piece, 'sideRight')).toBeCloseTo(lengthIn(shirt, piece, 'sideRight') + 40, 0)
      expect(lengthIn(after, piece, 'hemLeft')).toBeCloseTo(lengthIn(shirt, piece, 'hemLeft'), 6)
      expect(cornerIn(after, piece, 'neckLeft')).toEqual(cornerIn(shirt, piece, 'neckLeft'))
      expect(cornerIn(after, piece, 'hemLeft')[1]).toBeCloseTo(cornerIn(shirt, piece, 'hemLeft')[1] - 40, 6)
    }
    expect(pieceOf(after, 'sleeve')).toEqual(pieceOf(shirt, 'sleeve'))
    expect(checkPattern(after)).toEqual([])
  })

  it('[S1.11] a level across the armholes lengthens the sleeve head with them', () => {
    const after = withEdit(shirt, { kind: 'lengthen', piece: 'front', at: 0.75, mm: 20 })
    const head = (pattern: typeof shirt) =>
      sure(
        outlineOf(pieceOf(pattern, 'sleeve'))
          .map(([, y]) => y)
          .toSorted((a, b) => b - a)[0],
      )
    const under = (pattern: typeof shirt) => cornerIn(pattern, 'sleeve', 'headFront')[1]
    expect(head(after) - under(after)).toBeGreaterThan(head(shirt) - under(shirt) + 10)
    expect(checkPattern(after)).toEqual([])
  })

  it('[S1.11] a leg is lengthened at the knee, alone only where that is said, and its seams follow then too', () => {
    const trousers = sampleTrousers
    const edit = { kind: 'lengthen', piece: 'front', at: 0.3, mm: -30 } as const
    const [all, alone] = [withEdit(trousers, edit), withEdit(trousers, { ...edit, alone: true })]
    const hemOf = (pattern: typeof trousers) =>
      cornerIn(pattern, 'back', 'hem')[1] - cornerIn(trousers, 'back', 'hem')[1]
    expect(hemOf(all)).toBeCloseTo(30, 0)
    expect(lengthIn(alone, 'back', 'inseamLower')).toBeCloseTo(lengthIn(alone, 'front', 'inseamLower'), -1)
    for (const after of [all, alone]) expect(checkPattern(after)).toEqual([])
  })
})
