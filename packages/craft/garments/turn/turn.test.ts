import { distance, openChance, type Path } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { fabrics } from '../../fabrics/index.ts'
import { findPerson } from '../../mannequins/people/index.ts'
import { buildOf } from '../../mannequins/person.ts'
import type { Gesture } from '../../mannequins/round/gesture.ts'
import { gesturesOf } from '../../mannequins/round/gestures/index.ts'
import type { Posed } from '../../mannequins/round/posed.ts'
import { poseInSpace } from '../../mannequins/round/poseInSpace.ts'
import { accessories } from '../accessories/index.ts'
import type { AnyAccessory, AnyGarment } from '../garment.ts'
import { garments } from '../index.ts'
import type { Piece } from '../piece.ts'
import { hangsOn } from './hangsOn.ts'
import { turnPieces } from './turnPieces.ts'

const bodyOf = (person: string) => buildOf(findPerson(person) ?? expect.fail(person))
const draftOf = (garment: AnyGarment | AnyAccessory, { block }: Posed): readonly Piece[] =>
  garment.draft(block, {}, { chance: openChance(1), layered: false, tucked: false, cloth: fabrics[0], over: [] })
const find = (id: string) => garments.find((garment) => garment.id === id) ?? expect.fail(id)
const pathsOf = ({ outlines, left, right, lines, folds, contours, edges }: Piece): Path[] => [
  ...outlines,
  left,
  right,
  ...[...lines, ...folds, ...contours, ...edges].map(({ path }) => path),
]
const straight = (gesture: Gesture): Gesture => ({
  ...gesture,
  yaw: 0,
  twist: 0,
  chest: { shift: 0, tilt: 0, z: 0 },
  pelvis: { shift: 0, tilt: 0, z: 0 },
  head: { yaw: 0, nod: 0, roll: 0, shift: 0 },
  arms: [
    { upper: [14, 0], lower: [10, 0] },
    { upper: [14, 0], lower: [10, 0] },
  ],
  hands: ['relaxed', 'relaxed'],
  legs: [
    { ankle: [-0.35, 0], toes: 6 },
    { ankle: [0.35, 0], toes: 6 },
  ],
})
const turned = (person: string, id: string, gesture: number | Gesture = 1) => {
  const build = bodyOf(person)
  const posed = poseInSpace(build, typeof gesture === 'number' ? gesturesOf(build)[gesture] : gesture, 0.6)
  const flat = draftOf(find(id), posed)
  return { posed, flat, round: turnPieces(posed, flat) }
}

describe('drafts carried round a body', () => {
  const thirds = ['first', 'second', 'last'] as const
  const parts = ['ines', 'theo', 'lily'].flatMap((person) => thirds.map((third, i) => [third, person, i] as const))
  it.each(parts)(
    '[S3.04] every garment and accessory, the %s third, goes along with %s, and no place is lost',
    (_, person, third) => {
      const build = bodyOf(person)
      const gesture = gesturesOf(build)[1]
      const posed = poseInSpace(build, gesture, 0.6)
      for (const garment of someOf([...garments, ...accessories].filter((__, i) => i % thirds.length === third))) {
        for (const piece of turnPieces(posed, draftOf(garment, posed)))
          for (const [x, y] of pathsOf(piece).flat()) {
            const here = Number.isFinite(x) && Number.isFinite(y) && Math.abs(x) < 4 && y > -2 && y < posed.floor + 1
            if (!here) expect.fail(`${garment.id} ${piece.name} ${gesture.id}: ${x}, ${y}`)
          }
      }
    },
  )

  it('[S3.04] seen from the front in a straight stance a garment is as it was drafted', () => {
    for (const [id, most] of [
      ['sweater', 0.03],
      ['blazer', 0.03],
      ['coat', 0.03],
      ['wrapDress', 0.04],
      ['aLineSkirt', 0.04],
      ['cigaretteTrousers', 0.06],
    ] as const) {
      const { flat, round } = turned('ines', id, straight(gesturesOf(bodyOf('ines'))[0]))
      const moved = flat.flatMap(({ left, right }, i) =>
        [left, right].flatMap((edge, k) => {
          const own = k ? round[i].right : round[i].left
          return edge.length > 1
            ? [distance(edge[0], own[0]), distance(edge[edge.length - 1], own[own.length - 1])]
            : []
        }),
      )
      expect(Math.max(...moved), id).toBeLessThan(most)
    }
  })

  it('[S3.04] closings, seams and buttons travel round to the side that is turned to', () => {
    const { posed, flat, round } = turned('ines', 'shirt', 1)
    const mean = (pieces: readonly Piece[]) => {
      const xs = pieces.flatMap(({ fittings }) => fittings.map(({ at }) => at[0]))
      return xs.reduce((sum, x) => sum + x, 0) / xs.length
    }
    const middle = posed.station(posed.build.levels.bust).at[0]
    expect(mean(round) - middle).toBeGreaterThan(mean(flat) + 0.08)
    const seams = (pieces: readonly Piece[]) =>
      pieces.flatMap(({ lines }) => lines).filter(({ kind }) => kind === 'seam')
    expect(seams(round).length).toBeGreaterThan(seams(flat).length)
  })

  it('[S3.04] legs of trousers go with the legs, the far one behind the near', () => {
    const { posed, round } = turned('theo', 'chinos', 1)
    const legs = round.filter(({ role }) => role === 'leg')
    const near = legs.find((piece) => hangsOn(piece).side === posed.near)
    const far = legs.find((piece) => hangsOn(piece).side !== posed.near)
    expect(far?.order ?? 0).toBeLessThan(near?.order ?? 0)
    for (const [index, piece] of [
      [posed.near, near],
      [posed.near ? 0 : 1, far],
    ] as const) {
      const hem = (piece?.outlines.flat() ?? []).toSorted((a, b) => b[1] - a[1]).slice(0, 8)
      const x = hem.reduce((sum, point) => sum + point[0], 0) / hem.length
      expect(Math.abs(x - posed.legs[index].flat[2][0])).toBeLessThan(0.3)
    }
  })

  it('[S3.04] sleeves end at the wrist of their own arm, however it is raised', () => {
    const build = bodyOf('ines')
    const raised = gesturesOf(build).findIndex(({ hands }) => hands.includes('collar'))
    const { posed, round } = turned('ines', 'sweater', raised)
    for (const piece of round.filter(({ role }) => role === 'sleeve')) {
      const { flat } = posed.arms[hangsOn(piece).side]
      expect(Math.min(...piece.outlines.flat().map((point) => distance(point, flat[2])))).toBeLessThan(0.25)
    }
  })

  it.each([
    ['shiftDress', true],
    ['sweater', false],
  ] as const)(
    '[S3.04] a print keeps its size round the side of a %s: as much cloth is shown as lies there',
    (id, waved) => {
      const { flat, round } = turned('ines', id, 1)
      const at = flat.findIndex(({ role, surface }) => role === 'bodice' && (surface !== null) === waved)
      const surface = round[at]?.surface ?? expect.fail('no cloth')
      const row = surface[Math.floor(surface.length * 0.6)]
      const shown = Math.abs(row[row.length - 1].u - row[0].u)
      const wide = Math.max(...row.map(({ x }) => x)) - Math.min(...row.map(({ x }) => x))
      expect(shown).toBeGreaterThan(wide * 1.15)
      row.slice(1).forEach(({ u }, i) => expect(u).toBeGreaterThan(row[i].u - 0.01))
    },
  )

  it('[S3.04] what is paired hangs on its own side, edgings with their sleeve', () => {
    const build = bodyOf('ines')
    const posed = poseInSpace(build, gesturesOf(build)[0], 0.6)
    for (const garment of garments)
      for (const piece of draftOf(garment, posed)) {
        const { hold, side } = hangsOn(piece)
        if (hold !== 'arm' && hold !== 'leg') continue
        const xs = piece.outlines.flat().map(([x]) => x)
        if (xs.length)
          expect(Math.sign(xs.reduce((sum, x) => sum + x, 0)), `${garment.id} ${piece.name}`).toBe(side ? 1 : -1)
      }
  })

  it('[S3.04] turn-ups and the insides of hems go with their own leg, over it and under the near one', () => {
    const build = bodyOf('theo')
    for (const gesture of gesturesOf(build)) {
      const posed = poseInSpace(build, gesture, 0.4)
      const flat = draftOf(find('bermudas'), posed)
      const round = turnPieces(posed, flat)
      for (const [i, piece] of flat.entries()) {
        if (!/^(turnUp|hemInside)[01]$/.test(piece.name)) continue
        const { hold, side } = hangsOn(piece)
        expect([hold, side], piece.name).toEqual(['leg', piece.name.endsWith('0') ? 0 : 1])
        const at = posed.blockLegs[side].where(piece.outlines[0][0])
        const put = posed.legs[side].ruler.put(at.t, at.s)
        expect(distance(round[i].outlines[0][0], put), `${gesture.id} ${piece.name}`).toBeLessThan(0.02)
      }
      const orderOf = (name: string) => round.find((piece) => piece.name === name)?.order ?? expect.fail(name)
      const [near, far] = [posed.near, 1 - posed.near]
      expect(orderOf(`turnUp${far}`), gesture.id).toBeGreaterThan(orderOf(`leg${far}`))
      expect(orderOf(`turnUp${far}`), gesture.id).toBeLessThan(orderOf(`leg${near}`))
    }
  })

  it('[S3.04] what lies over the arms as a whole keeps its width: capes and ponchos have no spikes', () => {
    const build = bodyOf('ines')
    for (const gesture of gesturesOf(build))
      for (const id of ['cape', 'poncho']) {
        const posed = poseInSpace(build, gesture, 0.6)
        for (const [x, y] of turnPieces(posed, draftOf(find(id), posed)).flatMap(({ outlines }) => outlines.flat()))
          expect(Math.abs(x - posed.station(y).at[0]), `${id} ${gesture.id}`).toBeLessThan(1.85)
      }
  })

  it('[S3.04] all bangles of a wrist go with one arm', () => {
    const build = bodyOf('ines')
    const bangles = accessories.find(({ id }) => id === 'bangles') ?? expect.fail('bangles')
    for (const gesture of gesturesOf(build)) {
      const sides = draftOf(bangles, poseInSpace(build, gesture, 0.6)).map((piece) => hangsOn(piece).side)
      expect(sides.length).toBeGreaterThan(1)
      expect(new Set(sides).size, gesture.id).toBe(1)
    }
  })
})
