import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import type { Posed } from '../../mannequins/round/posed.ts'
import type { AnyGarment } from '../garment.ts'
import { garments } from '../index.ts'
import type { StoredKnobs } from '../knob.ts'
import type { Piece } from '../piece.ts'
import { meshes } from './mesh.ts'
import { draftedOn, posesOf } from './testing/carried.ts'
import { turnPieces } from './turnPieces.ts'

const bodies = ['ines', 'theo'].flatMap((person) => posesOf(person, 5).slice(0, 2))

/** A garment as it comes, and with each knob at its least and most. */
const cutsOf = ({ knobs }: AnyGarment): StoredKnobs[] => [
  {},
  ...Object.entries(knobs).flatMap(([name, knob]): StoredKnobs[] =>
    knob.kind === 'number'
      ? [{ [name]: knob.least }, { [name]: knob.most }]
      : knob.options.map(({ id }) => ({ [name]: id })),
  ),
]

/** Pieces with the very ones of before in the place of their equals. */
const sharing = (before: readonly Piece[], pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => before.find((other) => JSON.stringify(other) === JSON.stringify(piece)) ?? piece)

/** What is carried of pieces that were never carried before. */
const anew = (posed: Posed, flat: readonly Piece[], mesh: (typeof meshes)[keyof typeof meshes]) =>
  turnPieces(posed, structuredClone(flat), [], mesh)

describe('pieces that are carried once', () => {
  it('[S4.01] are after another cut, on another body and in another mesh what they are when they are carried anew', () => {
    for (const garment of someOf(garments)) {
      const before: Piece[] = []
      for (const knobs of cutsOf(garment))
        for (const posed of bodies)
          for (const mesh of [meshes.finished, meshes.light]) {
            const flat = sharing(before, draftedOn(posed, garment, knobs))
            before.push(...flat.filter((piece) => !before.includes(piece)))
            if (JSON.stringify(turnPieces(posed, flat, [], mesh)) !== JSON.stringify(anew(posed, flat, mesh)))
              expect.fail(`${garment.id} ${JSON.stringify(knobs)} ${posed.gesture.id} ${mesh.rows}`)
          }
    }
  }, 120_000)

  it('[S4.01] stay the very same where a knob moved another part of their garment', () => {
    const [posed] = bodies
    if (!posed) return expect.fail('nobody stands')
    const short = draftedOn(posed, 'cocoonCoat', { length: 0.3 })
    const long = sharing(short, draftedOn(posed, 'cocoonCoat', { length: 0.36 }))
    const carried = [short, long].map((flat) => turnPieces(posed, flat, [], meshes.light))
    const of = (name: string) => carried.map((pieces) => pieces.find((piece) => piece.name === name))
    for (const name of ['sleeve0', 'sleeve1', 'lapel0']) expect(of(name)[0]).toBe(of(name)[1])
    expect(of('bodice')[0]).not.toEqual(of('bodice')[1])
  })
})
