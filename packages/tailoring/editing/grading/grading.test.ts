import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { sizeRanges } from '../../bodies/sizeRanges.ts'
import { checkPattern } from '../checks/checkPattern.ts'
import type { Edit } from '../edits/editKinds.ts'
import { patternIn } from '../patternIn.ts'
import type { PatternDocument } from '../patternDocument.ts'
import { cornerIn, drawnIn, forWomen, lengthIn, pieceOf } from '../testing/drafted.ts'
import { gradeRules, type Reference, type Sized } from './gradeRules.ts'
import { nestOf } from './nestOf.ts'

const run = ['36', '38', '40', '44']
const skirt = forWomen('pencilSkirt', ...run)
const inSizes = (document: PatternDocument): Sized[] => run.map((size) => ({ size, pattern: drawnIn(document, size) }))
const wayOf = (document: PatternDocument, corner: string, size: string, reference?: Reference) => {
  const rules = gradeRules(drawnIn(document), inSizes(document), reference)
  const rule = rules.find((one) => one.piece === 'back' && one.corner === corner)
  return sure(rule?.ways.find((one) => one.size === size)).way
}

const longer: Edit = { id: 'a', kind: 'moveCorner', piece: 'back', corner: 'sideLower', x: 12, y: 0 }

describe('a pattern in sizes', () => {
  it('[S1.11] its rules tell how each corner moves from the base size, which itself moves nowhere', () => {
    // Four centimetres round the hips are one on each quarter.
    expect(wayOf(skirt, 'sideUpper', '40')[0]).toBeCloseTo(10, 6)
    expect(wayOf(skirt, 'sideUpper', '36')[0]).toBeCloseTo(-10, 6)
    expect(wayOf(skirt, 'sideUpper', '38')).toEqual([0, 0])
    const rules = gradeRules(drawnIn(skirt), inSizes(skirt))
    expect(new Set(rules.map(({ piece }) => piece))).toEqual(new Set(['front', 'back', 'waistband']))
    for (const { ways } of rules) expect(ways.length).toBeLessThanOrEqual(run.length)
  })

  it('[S1.11] told from another reference, that corner moves nowhere and the others the more', () => {
    const reference = { corner: 'sideUpper' }
    expect(wayOf(skirt, 'sideUpper', '44', reference)).toEqual([0, 0])
    expect(wayOf(skirt, 'center', '44', reference)[0]).toBeCloseTo(-wayOf(skirt, 'sideUpper', '44')[0], 6)
  })

  it('[S1.11] what was edited by hand is graded: it is there in every size, and the rules stay as they were', () => {
    const edited = { ...skirt, edits: [longer] }
    for (const size of run) {
      const [was, is] = [drawnIn(skirt, size), drawnIn(edited, size)]
      expect(cornerIn(is, 'back', 'sideLower')[0] - cornerIn(was, 'back', 'sideLower')[0]).toBeCloseTo(12, 6)
      expect(checkPattern(is)).toEqual([])
    }
    expect(wayOf(edited, 'sideLower', '44')[0]).toBeCloseTo(wayOf(skirt, 'sideLower', '44')[0], 6)
  })

  it('[S1.11] an override of a size is in that size alone, and in its rule', () => {
    const edited: PatternDocument = { ...skirt, edits: [{ ...longer, size: '44' }] }
    expect(wayOf(edited, 'sideLower', '44')[0] - wayOf(skirt, 'sideLower', '44')[0]).toBeCloseTo(12, 6)
    expect(wayOf(edited, 'sideLower', '40')).toEqual(wayOf(skirt, 'sideLower', '40'))
    expect(lengthIn(drawnIn(edited, '40'), 'back', 'hem')).toBe(lengthIn(drawnIn(skirt, '40'), 'back', 'hem'))
  })

  it('[S1.11] a dart that larger sizes have no more of has no rule there', () => {
    const sizes = gradeRules(drawnIn(skirt), inSizes(skirt))
    for (const { piece, corner, ways } of sizes)
      for (const { size } of ways)
        expect(pieceOf(drawnIn(skirt, size), piece).edges.map(({ id }) => id)).toContain(corner)
  })

  it('[S2.59] nested, the sizes of a piece lie on each other at the reference', () => {
    for (const reference of ['origin', 'grain', { corner: 'sideUpper' }] as const) {
      const nest = nestOf(inSizes(skirt), 'back', reference)
      expect(nest.map(({ size }) => size)).toEqual(run)
      const at = nest.map(({ size, way }) => {
        const piece = pieceOf(drawnIn(skirt, size), 'back')
        const own =
          reference === 'origin'
            ? [0, 0]
            : reference === 'grain'
              ? piece.grain.at
              : cornerIn(drawnIn(skirt, size), 'back', 'sideUpper')
        return [sure(own[0]) + way[0], sure(own[1]) + way[1]].map((value) => value.toFixed(6)).join()
      })
      expect(new Set(at).size).toBe(1)
    }
    expect(nestOf(inSizes(skirt), 'gone')).toEqual([])
  })

  it('[S1.11] edits of a garment hold in every size of every range that it is cut in', () => {
    const edits: Edit[] = [
      { id: 'a', kind: 'lengthen', piece: 'front', at: 0.4, mm: 25 },
      { id: 'b', kind: 'moveCorner', piece: 'front', corner: 'hemLeft', x: 0, y: -8, both: true },
      { id: 'c', kind: 'addNotch', piece: 'front', edge: 'sideLeft', at: 0.2, notch: 'single', both: true },
      { id: 'd', kind: 'bendEdge', piece: 'back', edge: 'neckRight', first: [0, -4], second: [0, -4], both: true },
    ]
    for (const { id, sizes } of sizeRanges)
      for (const { name } of sizes) {
        const shirt = forWomen('tShirt')
        const drawn = patternIn(
          { ...shirt, edits, body: { ...shirt.body, range: id, base: name, sizes: [name] } },
          name,
        )
        if (typeof drawn === 'string') throw new Error(drawn)
        expect([drawn.missed, checkPattern(drawn.pattern)], `${id} ${name}`).toEqual([[], []])
      }
  })
})
