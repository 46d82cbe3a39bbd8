import { type Chance, openChance, type Point } from '@toile/geometry'
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

const bodies = posesOf('ines', 7).slice(0, 2)
const worn = ['cocoonCoat', 'shirt', 'wrapDress']

/** A garment as it comes, cut with one of its knobs at an end, and again as it comes. */
function cutsOf({ knobs }: AnyGarment, chance: Chance): StoredKnobs[] {
  const [name, knob] = chance.pick(Object.entries(knobs))
  const value = knob.kind === 'number' ? chance.pick([knob.least, knob.most]) : chance.pick(knob.options).id
  return [{}, { [name]: value }, {}]
}

/** Pieces with the very ones of before in the place of their equals. */
const sharing = (before: ReadonlyMap<string, Piece>, pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => before.get(JSON.stringify(piece)) ?? piece)

const byText = (pieces: readonly Piece[]) => new Map(pieces.map((piece) => [JSON.stringify(piece), piece]))

/** What is carried of pieces that were never carried before. */
const anew = (posed: Posed, flat: readonly Piece[], mesh: (typeof meshes)[keyof typeof meshes]) =>
  turnPieces(posed, structuredClone(flat), [], mesh)

describe('pieces that are carried once', () => {
  it('[S4.01] are after another cut, on another body and in another mesh what they are when they are carried anew', () => {
    for (const garment of someOf(garments.filter(({ id }) => worn.includes(id)))) {
      const before = new Map<string, Piece>()
      const cuts = cutsOf(garment, openChance(4))
      const byBody = bodies.flatMap((posed) => cuts.map((knobs) => ({ posed, knobs })))
      const byCut = cuts.flatMap((knobs) => bodies.map((posed) => ({ posed, knobs })))
      for (const mesh of [meshes.finished, meshes.light])
        for (const { posed, knobs } of [...byBody, ...byCut]) {
          const flat = sharing(before, draftedOn(posed, garment, knobs))
          for (const [text, piece] of byText(flat)) before.set(text, piece)
          if (JSON.stringify(turnPieces(posed, flat, [], mesh)) !== JSON.stringify(anew(posed, flat, mesh)))
            expect.fail(`${garment.id} ${JSON.stringify(knobs)} ${posed.gesture.id} ${mesh.rows}`)
        }
    }
  })

  it('[S4.01] follow the shell of their garment where another piece of it grew', () => {
    const [posed] = bodies
    if (!posed) return expect.fail('nobody stands')
    const flat = draftedOn(posed, 'cocoonCoat')
    const wide = flat.map((piece) =>
      piece.role === 'bodice'
        ? { ...piece, outlines: piece.outlines.map((path) => path.map(([x, y]): Point => [x * 1.2, y])) }
        : piece,
    )
    for (const mesh of [meshes.finished, meshes.light]) {
      turnPieces(posed, flat, [], mesh)
      expect(turnPieces(posed, wide, [], mesh)).toEqual(anew(posed, wide, mesh))
    }
  })

  it('[S4.01] stay the very same where a knob moved another part of their garment', () => {
    const [posed] = bodies
    if (!posed) return expect.fail('nobody stands')
    const short = draftedOn(posed, 'cocoonCoat', { length: 0.3 })
    const long = sharing(byText(short), draftedOn(posed, 'cocoonCoat', { length: 0.31 }))
    const carried = [short, long].map((flat) => turnPieces(posed, flat, [], meshes.light))
    const of = (name: string) => carried.map((pieces) => pieces.find((piece) => piece.name === name))
    for (const name of ['sleeve0', 'sleeve1']) expect(of(name)[0] === of(name)[1], name).toBe(true)
    expect(of('bodice')[0]).not.toEqual(of('bodice')[1])
  })
})
