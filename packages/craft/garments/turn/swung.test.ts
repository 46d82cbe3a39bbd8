import { boundsOf, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { Posed } from '../../mannequins/round/posed.ts'
import { still, type Swing } from '../../mannequins/round/swing.ts'
import type { Piece } from '../piece.ts'
import { meshes } from './mesh.ts'
import { draftedOn, posesOf } from './testing/carried.ts'
import { turnPieces } from './turnPieces.ts'

const posed = sure(posesOf('ines')[0])
const { levels } = posed.build
const lagging: Swing = { ...still, hem: [0.4, 0], hands: [0.3, 0.3], hair: [0.2, 0] }

/** A garment as it comes, carried while something swings. */
function worn(id: string, swing?: Swing): Piece[] {
  const body: Posed = swing ? { ...posed, swing } : posed
  return turnPieces(body, structuredClone(draftedOn(posed, id)), [], meshes.light)
}

/** How far each place of the grain edges of a garment went aside, and its level. */
function moved(id: string, swing: Swing, role?: Piece['role']): { y: number; by: number }[] {
  const [before, after] = [worn(id, still), worn(id, swing)]
  return before.flatMap((piece, i) =>
    role && piece.role !== role
      ? []
      : (['left', 'right'] as const).flatMap((side) =>
          piece[side].map(([x, y], j) => ({ y, by: sure(after[i]?.[side][j])[0] - x })),
        ),
  )
}

const most = (places: readonly { by: number }[]) => Math.max(...places.map(({ by }) => Math.abs(by)))

describe('what follows a moving body late', () => {
  it('[S1.09] lies at rest to the last digit where it does without motion', () => {
    for (const id of ['circleSkirt', 'shirt', 'handbag'])
      expect(worn(id, still).map(({ outlines }) => outlines)).toEqual(worn(id).map(({ outlines }) => outlines))
  })

  it('[S1.09] is held at the waist of a skirt and swings the further below it the lower it is', () => {
    const places = moved('circleSkirt', lagging)
    expect(most(places.filter(({ y }) => y < levels.waist))).toBeLessThan(0.01)
    const bands = [levels.hip, levels.crotch, levels.crotch + 0.6].map((from) =>
      most(places.filter(({ y }) => y >= from && y < from + 0.25)),
    )
    expect(bands).toEqual(bands.toSorted((a, b) => a - b))
    expect(most(places)).toBeGreaterThan(0.15)
    expect(most(places)).toBeLessThan(0.5)
  })

  it('[S1.09] swings less where it lies close: a pencil skirt hardly, a circle of cloth far', () => {
    expect(most(moved('pencilSkirt', lagging))).toBeLessThan(0.5 * most(moved('circleSkirt', lagging)))
  })

  it('[S1.09] is thrown wide by a turn, and rises as it widens', () => {
    const hem = (swing: Swing) => boundsOf(...worn('circleSkirt', swing).flatMap(({ outlines }) => [...outlines]))
    const [rest, thrown] = [hem(still), hem({ ...still, flare: 0.3 })]
    expect(thrown.right - thrown.left).toBeGreaterThan((rest.right - rest.left) * 1.08)
    expect(thrown.bottom).toBeLessThan(rest.bottom - 0.02)
  })

  it('[S1.09] hangs from the hand as a bag does: at the handle hardly, at its foot by most', () => {
    const places = moved('handbag', lagging)
    const { top, bottom } = {
      top: Math.min(...places.map(({ y }) => y)),
      bottom: Math.max(...places.map(({ y }) => y)),
    }
    const foot = most(places.filter(({ y }) => y > bottom - 0.1))
    expect(foot).toBeGreaterThan(0.05)
    expect(most(places.filter(({ y }) => y < top + 0.1))).toBeLessThan(0.4 * foot)
  })

  it('[S1.09] leaves no arm bare: a close sleeve keeps to it where a wide one lags', () => {
    const cuffs = (id: string) => most(moved(id, lagging, 'sleeve'))
    expect(cuffs('turtleneck')).toBeLessThan(0.08)
    expect(cuffs('kimonoJacket')).toBeGreaterThan(cuffs('turtleneck'))
  })
})
