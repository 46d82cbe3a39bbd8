import { boundsOf, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { Posed } from '../../mannequins/round/posed.ts'
import { poseInSpace } from '../../mannequins/round/poseInSpace.ts'
import { still } from '../../mannequins/round/swing.ts'
import { motions } from '../../motions/index.ts'
import { moverFor } from '../../motions/testing/movers.ts'
import { meshes } from './mesh.ts'
import { draftedOn } from './testing/carried.ts'
import { turnPieces } from './turnPieces.ts'

const mover = { ...moverFor('ines', 'rest', 'heels'), seconds: 4 }
const opening = sure(motions.find(({ id }) => id === 'coatOpened'))

/** Somebody at a time of the motion, whose hands hold the edges as far as told. */
function posedAt(seconds: number, held?: number): Posed {
  const { gesture, edges = [0, 0] } = opening.moment(seconds, mover)
  const swing = { ...still, edges: held === undefined ? edges : ([held, held] as const) }
  return { ...poseInSpace(mover.build, gesture, mover.footHeight), swing }
}

const worn = (posed: Posed, id: string) =>
  turnPieces(posed, structuredClone(draftedOn(posed, id, { worn: 'open' })), [], meshes.light)

/** How wide the look under it is free at a level, between the fronts that lie on it. */
function openAt(posed: Posed, id: string, y: number): number {
  const fronts = worn(posed, id)
  const reach = (index: 0 | 1) => {
    const own = fronts.filter(({ name }) => name === `front${index}`).flatMap(({ outlines }) => outlines.flat())
    const places = own.filter(([, at]) => Math.abs(at - y) < 0.12).map(([x]) => x)
    const seam = posed.section(y).wide * (index ? 1 : -1) + posed.station(y).at[0]
    return index ? Math.min(seam, ...places) : Math.max(seam, ...places)
  }
  return reach(1) - reach(0)
}

describe('the fronts of an open coat that hands hold', () => {
  it.each(['coat', 'trench', 'blazer', 'denimJacket'])(
    '[S1.09] go along: the look under a %s is seen, the edge is in the hand, and its inside is turned out',
    (id) => {
      const [hangs, held] = [posedAt(0), posedAt(2)]
      expect(held.swing?.edges).toEqual([1, 1])
      const waist = held.build.levels.waist
      expect(openAt(held, id, waist)).toBeGreaterThan(1.8 * openAt(hangs, id, waist))
      const insides = worn(held, id).filter(({ name }) => name.endsWith('TurnedOut'))
      expect(insides.length).toBeGreaterThan(0)
      for (const inside of insides) {
        const index = inside.name === 'front0TurnedOut' ? 0 : 1
        const [wrist] = [held.arms[index].joints[2]]
        const { left, right } = boundsOf(...inside.outlines)
        expect(Math.abs((index ? right : left) - wrist[0]), inside.name).toBeLessThan(0.45)
        expect(inside.brightness).toBeLessThan(0.8)
        expect(inside.takesPrint).toBe(false)
        expect(inside.layer).toBe('back')
      }
    },
  )

  it('[S1.09] hang as they are drafted where no hand has taken them, and go along without a jump', () => {
    const shut = posedAt(0.5, 0)
    const { swing: _, ...without } = shut
    const outlines = (posed: Posed) => worn(posed, 'coat').map((piece) => piece.outlines)
    expect(outlines(shut)).toEqual(outlines(without))
    const widths = Array.from({ length: 22 }, (_, i) => openAt(posedAt(0.7 + i / 24), 'coat', shut.build.levels.waist))
    const steps = widths.slice(1).map((width, i) => Math.abs(width - sure(widths[i])))
    expect(Math.max(...steps)).toBeLessThan(0.35)
  })

  it('[S1.09] let go of by one hand stay on its side', () => {
    const posed = posedAt(2)
    const one: Posed = { ...posed, swing: { ...still, edges: [1, 0] } }
    const names = worn(one, 'coat').map(({ name }) => name)
    expect(names).toContain('front0TurnedOut')
    expect(names).not.toContain('front1TurnedOut')
  })
})
