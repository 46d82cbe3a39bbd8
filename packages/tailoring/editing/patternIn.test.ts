import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { sampleBodies } from '../blocks/testing/sampleBodies.ts'
import { edgeLength } from '../pattern/edgePath.ts'
import type { Pattern } from '../pattern/pattern.ts'
import type { PatternDocument } from './patternDocument.ts'
import { baseOf, patternIn, sizesOf } from './patternIn.ts'
import { plainPattern } from './testing/anyPattern.ts'

const skirt = plainPattern('pencilSkirt')
const inWomen = (sizes: string[]): PatternDocument => ({
  ...skirt,
  body: { figure: 'woman', range: 'women', base: '38', sizes, own: null },
})

function drawn(document: PatternDocument, size: string): Pattern {
  const cut = patternIn(document, size)
  if (typeof cut === 'string') throw new Error(cut)
  return cut.pattern
}
const bandOf = (pattern: Pattern) => edgeLength(sure(pattern.pieces.find(({ id }) => id === 'waistband')), 'waist')

describe('a pattern in its sizes', () => {
  it('[S1.11] is drafted for the body of each, in the order of the range', () => {
    const document = inWomen(['42', '38'])
    expect(sizesOf(document)).toEqual(['38', '42'])
    // The waist of the body and its looseness, along a line that curves a little.
    expect(bandOf(drawn(document, '38'))).toBeCloseTo(713, -1)
    expect(bandOf(drawn(document, '42')) - bandOf(drawn(document, '38'))).toBeCloseTo(80, 0)
  })

  it('[S1.11] is drafted for own measures alone where there are some', () => {
    const own = { ...inWomen(['38']).body, own: { ...sampleBodies.woman, waist: 733 } }
    const document = { ...inWomen(['38']), body: own }
    expect([sizesOf(document), baseOf(document)]).toEqual([['own'], 'own'])
    expect(bandOf(drawn(document, 'own'))).toBeCloseTo(746, -1)
    expect(patternIn(document, '38')).toBe('noSize')
  })

  it('[S1.11] has every edit in all sizes, and one of a size in that size alone', () => {
    const document: PatternDocument = {
      ...inWomen(['38', '40']),
      edits: [
        { id: 'a', kind: 'setAllowance', piece: 'front', edge: 'hemLeft', mm: 55 },
        { id: 'b', kind: 'setAllowance', piece: 'front', edge: 'hemRight', mm: 66, size: '40' },
      ],
    }
    const hems = (size: string) =>
      sure(drawn(document, size).pieces[0])
        .edges.filter(({ end }) => end === 'hem')
        .map(({ allowance }) => allowance)
    expect([hems('38'), hems('40')]).toEqual([
      [55, 40],
      [55, 66],
    ])
  })

  it('[S1.11] tells why there is none: no such garment, none that blocks cut, no such size', () => {
    expect(patternIn({ ...skirt, garment: 'gone' }, '38')).toBe('noGarment')
    expect(patternIn(plainPattern('corset'), '38')).toBe('notCut')
    expect(patternIn(inWomen(['38']), '39')).toBe('noSize')
  })

  it('[S1.11] an edit of a piece or an edge that is not there is told, and nothing else is changed', () => {
    const lost: PatternDocument['edits'] = [
      { id: 'a', kind: 'setAllowance', piece: 'sleeve', edge: 'hem', mm: 9 },
      { id: 'b', kind: 'moveCorner', piece: 'front', corner: 'cuff', x: 9, y: 9 },
    ]
    const cut = patternIn({ ...inWomen(['38']), edits: lost }, '38')
    expect(cut).toMatchObject({
      pattern: drawn(inWomen(['38']), '38'),
      missed: [
        { edit: { id: 'a' }, why: { kind: 'noPiece', piece: 'sleeve' } },
        { edit: { id: 'b' }, why: { kind: 'noEdge', piece: 'front', edge: 'cuff' } },
      ],
    })
  })
})
