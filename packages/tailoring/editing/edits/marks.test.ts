import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { notchesAlong } from '../../blocks/drafting/sewn.ts'
import type { Pattern } from '../../pattern/pattern.ts'
import { checkPattern } from '../checks/checkPattern.ts'
import { cornerIn, editedBy, lengthIn, pieceOf, withEdit } from '../testing/drafted.ts'
import { sampleSkirt } from '../testing/samples/sampleSkirt.ts'

const skirt = sampleSkirt
const notchesOn = (pattern: Pattern, piece: string, edge: string) =>
  notchesAlong(pattern.pieces, [{ piece, edge }])
    .map(({ at }) => Math.round(at))
    .toSorted((a, b) => a - b)

describe('notches', () => {
  it('[S1.11] are added on both sides of a seam, where they meet', () => {
    const after = withEdit(skirt, {
      kind: 'addNotch',
      piece: 'front',
      edge: 'sideLowerLeft',
      at: 0.25,
      notch: 'double',
    })
    const long = lengthIn(skirt, 'front', 'sideLowerLeft')
    expect(notchesOn(after, 'front', 'sideLowerLeft')).toContain(Math.round(long * 0.25))
    expect(notchesOn(after, 'back', 'sideLower')).toContain(Math.round(long * 0.25))
    expect(notchesOn(after, 'front', 'sideLowerRight')).toContain(Math.round(long * 0.75))
    expect(checkPattern(after)).toEqual([])
  })

  it('[S1.11] one that is there already becomes the new kind and no second', () => {
    const [there] = pieceOf(skirt, 'back').notches
    const { edge, at } = sure(there)
    const after = withEdit(skirt, { kind: 'addNotch', piece: 'back', edge, at, notch: 'single' })
    expect(pieceOf(after, 'back').notches.length).toBe(pieceOf(skirt, 'back').notches.length)
    expect(pieceOf(after, 'back').notches).toContainEqual({ edge, at, kind: 'single' })
  })

  it('[S1.11] added to either end of a band they lie where they were put, and as far from its other end', () => {
    const long = lengthIn(skirt, 'waistband', 'waist')
    for (const at of [0.06, 0.94]) {
      const after = withEdit(skirt, { kind: 'addNotch', piece: 'waistband', edge: 'waist', at, notch: 'single' })
      const band = notchesOn(after, 'waistband', 'waist')
      expect(band).toContain(Math.round(long * 0.06))
      expect(band).toContain(Math.round(long * 0.94))
      expect(band.length).toBe(notchesOn(skirt, 'waistband', 'waist').length + 2)
    }
  })

  it('[S1.11] moved on either side, both move, on a band those of both halves of a pair', () => {
    const onBack = withEdit(skirt, { kind: 'moveNotch', piece: 'back', edge: 'waist1', at: 0.5, by: 8 })
    const band = notchesOn(skirt, 'waistband', 'waist')
    const moved = notchesOn(onBack, 'waistband', 'waist')
    expect(moved.filter((at, i) => at !== band[i]).length).toBe(2)
    const index = moved.findIndex((at, i) => at !== band[i])
    const onBand = withEdit(skirt, {
      kind: 'moveNotch',
      piece: 'waistband',
      edge: 'waist',
      at: sure(band[index]) / lengthIn(skirt, 'waistband', 'waist'),
      by: sure(moved[index]) - sure(band[index]),
    })
    expect(notchesOn(onBand, 'waistband', 'waist')).toEqual(moved)
    for (const after of [onBack, onBand]) expect(checkPattern(after)).toEqual([])
  })

  it('[S1.11] removed on one side, none is left on the other; one that is not there is told', () => {
    const after = withEdit(skirt, { kind: 'removeNotch', piece: 'front', edge: 'sideLowerLeft', at: 0.5 })
    for (const [piece, edge] of [
      ['front', 'sideLowerLeft'],
      ['front', 'sideLowerRight'],
      ['back', 'sideLower'],
    ] as const)
      expect(notchesOn(after, piece, edge)).toEqual([])
    expect(editedBy(after, { kind: 'removeNotch', piece: 'back', edge: 'sideLower', at: 0.5 }).missed[0]?.why).toEqual({
      kind: 'noMark',
      piece: 'back',
      edge: 'sideLower',
    })
  })
})

describe('marks within a piece', () => {
  const [x, y] = cornerIn(skirt, 'front', 'waist1Left')
  const at = { piece: 'front', corner: 'waist1Left', x: -80, y: -150 } as const

  it('[S1.11] a drill hole is made and removed at a place that goes with its corner', () => {
    const after = withEdit(skirt, { kind: 'addDrill', ...at })
    expect(pieceOf(after, 'front').drills).toContainEqual([x - 80, y - 150])
    expect(pieceOf(withEdit(after, { kind: 'removeDrill', ...at, x: -78 }), 'front').drills).toEqual(
      pieceOf(skirt, 'front').drills,
    )
    expect(editedBy(skirt, { kind: 'removeDrill', ...at }).missed[0]?.why.kind).toBe('noMark')
  })

  it('[S1.11] a button has its outline and a hole, a buttonhole its length, and both are removed by name', () => {
    const round = { ...at, kind: 'addButton', mm: 15, degrees: 0 } as const
    const after = withEdit(withEdit(skirt, { ...round, mark: 'button' }), {
      ...round,
      x: -100,
      degrees: 90,
      mark: 'buttonhole',
    })
    const [button, hole] = pieceOf(after, 'front').lines
    expect([button?.id, hole?.id, pieceOf(after, 'front').drills.length]).toEqual([
      'button1',
      'buttonhole1',
      pieceOf(skirt, 'front').drills.length + 1,
    ])
    expect(sure(button).path[0]?.[0]).toBeCloseTo(x - 80 + 7.5, 6)
    expect(sure(sure(hole).path[1])[1] - sure(sure(hole).path[0])[1]).toBeCloseTo(18, 6)
    const gone = withEdit(after, { kind: 'removeLine', piece: 'front', line: 'button1' })
    expect(pieceOf(gone, 'front').lines.map(({ id }) => id)).toEqual(['buttonhole1'])
  })

  it('[S1.11] folds and placements are lines between two places, which lie in the piece', () => {
    const end = { corner: at.corner, x: at.x, y: -400 }
    const told = { kind: 'addLine', piece: 'front', line: 'fold', from: { ...end, y: at.y }, to: end } as const
    expect(pieceOf(withEdit(skirt, told), 'front').lines).toEqual([
      {
        id: 'fold1',
        kind: 'fold',
        path: [
          [x - 80, y - 150],
          [x - 80, y - 400],
        ],
      },
    ])
    const out = editedBy(skirt, { ...told, to: { corner: at.corner, x: 400, y: 0 } })
    expect(out.missed[0]?.why.kind).toBe('missesPiece')
  })

  it('[S1.11] grain, label, count and material are set; of a pair as many are cut on each side', () => {
    const grain = withEdit(skirt, { kind: 'setGrain', ...at, degrees: -45 })
    expect(pieceOf(grain, 'front').grain).toEqual({ at: [x - 80, y - 150], degrees: 45 })
    const label = withEdit(skirt, { kind: 'labelPiece', piece: 'front', label: 'Vorderteil' })
    expect(pieceOf(label, 'front').name).toBe('Vorderteil')
    const cut = (piece: string, count: number) =>
      pieceOf(withEdit(skirt, { kind: 'cutFrom', piece, count, of: 'lining' }), piece).cut
    expect(cut('front', 3)).toEqual({ count: 3, of: 'lining', pair: false })
    expect(cut('back', 3)).toEqual({ count: 4, of: 'lining', pair: true })
  })
})
