import { describe, expect, it } from 'vitest'
import { bareBrief } from '../compose/bareBrief.ts'
import { compose } from '../compose/compose.ts'
import { castOf, mean } from '../compose/testing/collections.ts'
import { shapeDistance } from '../compose/outfit.ts'
import { readLook } from '../compose/wornLook.ts'
import { colorDistance } from '../../colors/color.ts'
import { typeOf } from '../typeOf.ts'
import { type Design, designSchema } from '../design.ts'
import { matched } from '../apply/matched.ts'
import { plainWorn } from '../plainWorn.ts'
import { blue, lookOf, red } from '../testing/lookOf.ts'
import { bodiesOf } from './counterparts.ts'
import { crossLooks } from './crossLooks.ts'
import { designDistance } from './designDistance.ts'
import { isAccessory } from './isAccessory.ts'

const looks = compose(bareBrief(castOf('women', 3), ['#1f3a5f', '#f4ead7', '#d9623b', '#5f7470'], { seed: 11 }))
const pairs = looks.slice(0, -1).flatMap((one, i) => (looks[i + 1] ? [[one, looks[i + 1] ?? one] as const] : []))
const worn = (look: (typeof looks)[number]) => look.garments.filter((one) => !isAccessory(one))
const many = [11, 12, 13].flatMap((seed) =>
  compose(bareBrief(castOf('women', 3), ['#1f3a5f', '#f4ead7', '#d9623b', '#5f7470'], { seed, looks: 8 })),
)
const slotsOf = (look: (typeof looks)[number]) => worn(look).map((piece) => typeOf(piece)?.slot)
const dressed = many.filter((look) => slotsOf(look).includes('whole')).slice(0, 5)
const inSeparates = many.filter((look) => slotsOf(look).includes('bottom')).slice(0, 5)
const shapeApart = (a: Design, b: Design) => shapeDistance(readLook(a), readLook(b))
const inks = ({ fill, print }: Design['garments'][number]) =>
  print && 'colors' in print.source ? print.source.colors : fill.kind === 'solid' ? [fill.color] : []
/** How far what one look wears is from the nearest colour of the other, by what covers most, both ways. */
function clothApart(a: Design, b: Design): number {
  const way = (from: Design, to: Design) => {
    const there = worn(to).flatMap(inks)
    const { garments, areas } = readLook(from)
    const most = garments[areas.indexOf(Math.max(...areas))]
    return mean((most ? inks(most) : []).map((ink) => Math.min(...there.map((one) => colorDistance(ink, one)))))
  }
  return Math.max(way(a, b), way(b, a))
}

describe('crossing two looks', () => {
  it('[S5.20] takes the cut of one and the cloth of the other, garment by garment', () => {
    for (const [one, other] of pairs) {
      const crossed = crossLooks(one, other, { cut: 0, cloth: 1 })
      expect(designSchema.parse(crossed)).toEqual(crossed)
      expect(crossed.garments.map(({ cut, knobs }) => [cut, knobs])).toEqual(
        one.garments.map(({ cut, knobs }) => [cut, knobs]),
      )
      for (const piece of worn(crossed)) {
        const there = matched(worn(one).find(({ id }) => id === piece.id) ?? piece, other)
        const isSeen = bodiesOf(other).at(-1) === there || typeOf(piece)?.slot !== 'top'
        if (there && isSeen)
          expect([piece.fill, piece.fabric, piece.print]).toEqual([there.fill, there.fabric, there.print])
      }
    }
  })

  it('[S5.20] is the one look where it takes nothing, and moves to the other with every share', () => {
    for (const [one, other] of pairs) {
      expect(crossLooks(one, other, { cut: 0, cloth: 0 })).toEqual(one)
      const ways = [0.25, 0.5, 0.75, 1].map((cloth) => designDistance(one, crossLooks(one, other, { cut: 0, cloth })))
      ways.slice(1).forEach((way, i) => expect(way).toBeGreaterThanOrEqual((ways[i] ?? 0) - 1e-9))
    }
  })

  it('[S5.20] a dress and separates both show in their crossing: it lies nearer to each of them than they lie to each other', () => {
    let [tried, crossed] = [0, 0]
    for (const one of dressed)
      for (const other of inSeparates) {
        for (const [a, b] of [
          [one, other],
          [other, one],
        ] as const)
          for (const shares of [
            { cut: 0, cloth: 1 },
            { cut: 1, cloth: 0 },
          ]) {
            const made = crossLooks(a, b, shares)
            expect(designSchema.parse(made)).toEqual(made)
            const [cut, cloth] = shares.cut === 1 ? [b, a] : [a, b]
            tried++
            if (shares.cut === 1 && slotsOf(made).join() === slotsOf(a).join()) continue
            crossed++
            expect(shapeApart(made, cut)).toBeLessThan(shapeApart(a, b))
            if (clothApart(a, b) > 5) expect(clothApart(made, cloth)).toBeLessThan(0.5 * clothApart(a, b))
          }
      }
    expect(crossed).toBeGreaterThan(0.8 * tried)
  })

  it('[S5.20] leaves a locked garment as it is', () => {
    for (const [one, other] of pairs) {
      const held = { ...one, garments: one.garments.map((piece) => ({ ...piece, locked: true as const })) }
      const made = crossLooks(held, other, { cut: 1, cloth: 1 })
      expect(made.garments.filter(({ id }) => held.garments.some((piece) => piece.id === id))).toEqual(held.garments)
    }
  })

  it('a traced dress comes for all that it takes the place of, in the cloth that showed most, so that no step leaves the legs bare', () => {
    const one = lookOf(plainWorn('shirt', blue), plainWorn('dungarees', red))
    const traced = { kind: 'traced', traced: 'a'.repeat(64) } as const
    const other = lookOf(plainWorn('dress', blue, { cut: traced }))
    const ways = [0, 0.25, 0.5, 0.75, 1].map((cut) => crossLooks(one, other, { cut, cloth: 0 }).garments)
    for (const worn of ways) expect([['shirt', 'dungarees'], ['dress']]).toContainEqual(worn.map(({ id }) => id))
    expect(ways.at(-1)).toMatchObject([{ id: 'dress', cut: traced, fill: { kind: 'solid', color: red } }])
  })

  describe('where one look wears something hidden under what is seen', () => {
    const green = { r: 40, g: 120, b: 70 }
    const coated = lookOf(plainWorn('campShirt', blue), plainWorn('aLineSkirt', green), plainWorn('kimonoJacket', red))
    const bare = lookOf(plainWorn('tShirt', green), plainWorn('pencilSkirt', green))
    const filled = (look: Design) =>
      Object.fromEntries(
        look.garments.map(({ cut, fill }) => [
          cut.kind === 'garment' ? cut.garment : cut.traced,
          fill.kind === 'solid' ? fill.color : null,
        ]),
      )

    it('[S5.20] the cut of the other is sewn of the cloth that was seen, not of the one beneath it', () => {
      expect(filled(crossLooks(coated, bare, { cut: 1, cloth: 0 }))).toEqual({ tShirt: red, pencilSkirt: green })
    })

    it('[S5.20] its cloth that is seen goes over, and where both are worn in layers, layer for layer', () => {
      expect(filled(crossLooks(bare, coated, { cut: 0, cloth: 1 })).tShirt).toEqual(red)
      const both = lookOf(plainWorn('tShirt', green), plainWorn('aLineSkirt', green), plainWorn('kimonoJacket', green))
      expect(filled(crossLooks(both, coated, { cut: 0, cloth: 1 }))).toMatchObject({ tShirt: blue, kimonoJacket: red })
    })

    it('takes no print of a part along to another cut, nor the colours of another sketch', () => {
      const traced = { kind: 'traced', traced: 'a'.repeat(64) } as const
      const own = lookOf(plainWorn('tShirt', green, { cut: traced, ownColors: true }))
      const [made] = crossLooks(own, lookOf(plainWorn('campShirt', red)), { cut: 0, cloth: 1 }).garments
      expect([made?.cut, made?.ownColors, made?.fill]).toEqual([traced, undefined, { kind: 'solid', color: red }])
    })
  })
})
