import { designVersion } from '@toile/craft/designs/designVersion.ts'
import type { PrintKind } from '@toile/craft/brands/printKinds.ts'
import { fromHex } from '@toile/craft/colors/color.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { findGarment } from '@toile/craft/garments/index.ts'
import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import { findPrint } from '@toile/craft/prints/index.ts'
import { openChance } from '@toile/geometry'

/** A made-up brand whose pictures are drawn, so that what is measured can be held against what was put in. */
export interface House {
  name: string
  people: readonly string[]
  /** Each with its share of the cloth, about. */
  colors: readonly string[]
  prints: readonly string[]
  kind: PrintKind
  /** Outfits, innermost first. */
  outfits: readonly (readonly string[])[]
  outline: string
}

/** Three brands as unlike as high streets are. */
export const houses: readonly House[] = [
  {
    name: 'Marine',
    people: ['ines', 'amara', 'mei'],
    colors: ['#1d2746', '#f4f1e8', '#b3262e'],
    prints: ['bretonStripe', 'awningStripe', 'pinstripe'],
    kind: 'stripe',
    outfits: [
      ['trousers', 'tShirt'],
      ['wideTrousers', 'sweater'],
      ['shiftDress'],
      ['trousers', 'tShirt', 'overshirt'],
      ['wideTrousers', 'tShirt'],
      ['shiftDress'],
    ],
    outline: 'H',
  },
  {
    name: 'Meadow',
    people: ['astrid', 'saskia', 'ines'],
    colors: ['#f3c9d4', '#cfe3d4', '#fbf3e4', '#e58fa8'],
    prints: ['ditsy', 'libertyFloral', 'watercolourFloral'],
    kind: 'floral',
    outfits: [
      ['aLineDress'],
      ['aLineSkirt', 'blouse'],
      ['fitAndFlareDress'],
      ['circleSkirt', 'blouse'],
      ['smockDress'],
      ['aLineDress'],
    ],
    outline: 'A',
  },
  {
    name: 'Moor',
    people: ['theo', 'kofi', 'anders'],
    colors: ['#3a3d3f', '#a9845a', '#e6dfd2', '#5b2c2f'],
    prints: ['glenCheck', 'windowpane', 'tartan'],
    kind: 'check',
    outfits: [
      ['trousers', 'shirt', 'blazer'],
      ['trousers', 'shirt', 'coat'],
      ['chinos', 'sweater'],
      ['trousers', 'shirt', 'blazer'],
      ['chinos', 'shirt'],
      ['trousers', 'turtleneck', 'coat'],
    ],
    outline: 'H',
  },
]

const colorOf = (hex: string) => fromHex(hex) ?? { r: 0, g: 0, b: 0 }

/** The looks of a house as design documents; every second one wears a print of the house. */
export function houseDesigns(house: House, count: number): Design[] {
  const chance = openChance(house.name.length)
  return Array.from({ length: count }, (_, i) => {
    const person = house.people[i % house.people.length]
    const outfit = house.outfits[i % house.outfits.length]
    const printed = i % 2 === 0 ? outfit.length - 1 : -1
    return {
      version: designVersion,
      style: i % 4 === 3 ? 'realistic' : 'illustration',
      mannequin: { person, pose: findPerson(person)?.flat[i % 2] ?? '', mirrored: false },
      shoes: { kind: 'pumps', color: colorOf(house.colors[0]) },
      lips: colorOf('#a05050'),
      ground: colorOf('#e4e2de'),
      garments: outfit.map((garment, part): Worn => {
        const own = Math.floor(i / house.outfits.length) + i + part
        return plainWorn(garment, colorOf(house.colors[own % 3]), {
          id: `g${part + 1}`,
          fabric: findGarment(garment)?.character.fabrics[0] ?? 'cotton',
          print: part === printed ? printOf(house, i, chance.whole(0, 999)) : null,
          seed: i,
        })
      }),
      origin: null,
    }
  })
}

/** A print of a house in its colours. */
export function printOf(house: House, turn: number, seed: number): NonNullable<Worn['print']> {
  const id = house.prints[turn % house.prints.length]
  const print = findPrint(id)
  const ground = turn % 2
  const colors = [...house.colors.slice(ground), ...house.colors.slice(0, ground)].slice(0, print?.colorway.length ?? 2)
  return {
    source: { kind: 'construction', print: id, colors: colors.map(colorOf), seed },
    mode: 'overall',
    repeat: print?.repeat ?? 'straight',
    width: print?.width ?? 80,
    x: 0,
    y: 0,
    angle: 0,
    opacity: 1,
  }
}
