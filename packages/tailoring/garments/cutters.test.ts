import { findGarment } from '@toile/craft/garments/index.ts'
import { readKnobs } from '@toile/craft/garments/knob.ts'
import { area, selfCrossing, sure } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { measuresOf } from '../bodies/measuresOf.ts'
import { sizeRanges } from '../bodies/sizeRanges.ts'
import { cutLine } from '../pattern/cutLine.ts'
import { edgeLength } from '../pattern/edgePath.ts'
import { outlineOf } from '../pattern/outlineOf.ts'
import { cutters } from './cutters.ts'

const bodies = sizeRanges
  .filter(({ id }) => ['women', 'men', 'toddlers'].includes(id))
  .flatMap((range) =>
    [range.sizes[0], range.sizes.at(-1)].map((size) => sure(measuresOf(range, size?.name ?? '') ?? undefined)),
  )

/** The garment with each of its numbers in turn at both ends. */
const turns = (id: string) => {
  const { knobs } = sure(findGarment(id))
  const numbers = Object.entries(knobs).flatMap(([name, knob]) =>
    knob.kind === 'number' ? [knob.least, knob.most].map((value) => ({ [name]: value })) : [],
  )
  return [{}, ...numbers].map((stored) => readKnobs(knobs, stored))
}

/** The length of all edges of a garment of some length. */
const edgesOf = (id: string, length: number) => {
  const knobs = readKnobs(sure(findGarment(id)).knobs, { length })
  const { pattern } = sure(cutters[id])(sure(bodies[0]), knobs)
  const edges = pattern.pieces.flatMap((piece) => piece.edges.map((edge) => edgeLength(piece, edge.id)))
  return edges.reduce((sum, length) => sum + length, 0)
}

describe('garments of the catalogue as they are cut', () => {
  const cases = Object.entries(cutters).flatMap(([id, cutter]) => {
    const all = turns(id)
    return all.flatMap((knobs) => bodies.map((body) => ({ id, cutter, knobs, body })))
  })

  it('[S1.11] have simple pieces that can be cut, at both ends of every number, on the smallest and the largest bodies', () => {
    for (const { id, cutter, knobs, body } of someOf(cases))
      for (const piece of cutter(body, knobs).pattern.pieces) {
        const sewn = outlineOf(piece)
        const name = `${id} ${piece.id} ${JSON.stringify(knobs)} bust ${body.bust}`
        expect(selfCrossing(sewn), name).toBeNull()
        expect(area(cutLine(piece)), name).toBeGreaterThan(area(sewn))
      }
  })

  it('[S1.11] a longer skirt and longer trousers have longer edges; what is beyond the cloth is named with what is cut', () => {
    expect(edgesOf('aLineSkirt', 0.7)).toBeGreaterThan(edgesOf('aLineSkirt', 0.5) + 100)
    expect(edgesOf('trousers', 0)).toBeGreaterThan(edgesOf('trousers', -0.1) + 60)
    const knobs = readKnobs(sure(findGarment('aLineSkirt')).knobs, { length: 0.22 })
    const [bent] = sure(cutters['aLineSkirt'])(sure(bodies[0]), knobs).bent.filter(({ asked }) => asked === 0.22)
    expect(Number(bent?.cut)).toBeGreaterThan(0.22)
  })

  it('[S1.11] name the choices that no cloth of theirs can follow, with what is cut instead, and follow the others', () => {
    const { knobs } = sure(findGarment('tShirt'))
    const cut = (stored: Record<string, string>) => sure(cutters['tShirt'])(sure(bodies[0]), readKnobs(knobs, stored))
    expect(cut({ sleeve: 'coldShoulder' }).bent).toContainEqual({ knob: 'Sleeve', asked: 'coldShoulder', cut: 'short' })
    const raglan = cut({ sleeve: 'raglan', neckline: 'v' })
    expect(raglan.bent).toEqual([])
    expect(raglan.pattern.pieces.map(({ id }) => id)).toContain('sleeveFront')
  })
})
