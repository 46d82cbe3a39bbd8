import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { findGarment, garments } from '../../../garments/index.ts'
import { readKnobs } from '../../../garments/knob.ts'
import { wearerOf } from '../../../mannequins/wearer.ts'
import { bareBrief } from '../bareBrief.ts'
import type { Brief } from '../brief.ts'
import { compose } from '../compose.ts'
import { steer } from '../steering.ts'
import { castOf, kindNames } from '../testing/collections.ts'
import { leastOutlines } from './leastOutlines.ts'
import { legOf } from '../legRows.ts'
import { type Outline, outlineOf } from '../outlineOf.ts'
import { roomier } from './roomier.ts'
import { turnsOf } from './turnsOf.ts'
import { withOutlines } from './withOutlines.ts'

const palette = ['#1f3a5f', '#f4ead7', '#d9623b', '#8fb3b5', '#e3b04b']
const setting = (own: Partial<Brief> = {}) => steer(bareBrief(['ines'], palette, own))
const outlinesOf = (designs: ReturnType<typeof compose>): (Outline | null)[] =>
  designs.map(({ garments: worn }) =>
    worn.reduce<Outline | null>(
      (found, { cut, knobs }) => found ?? (cut.kind === 'garment' ? outlineOf(cut.garment, knobs) : null),
      null,
    ),
  )

describe('the outline of a bottom', () => {
  it('[S9.02] is told by length first and width then, as its knobs make it', () => {
    for (const [cut, knobs, outline] of [
      ['jeans', {}, 'straight'],
      ['jeans', { leg: 'slim' }, 'slim'],
      ['jeans', { leg: 'wide' }, 'wide'],
      ['jeans', { leg: 'mom' }, 'tapered'],
      ['jeans', { leg: 'slim', length: -0.2 }, 'cropped'],
      ['trousers', { leg: 'flare' }, 'flared'],
      ['chinos', { width: 0.1 }, 'wide'],
      ['dungarees', { length: 0.42 }, 'knee'],
      ['culottes', {}, 'cropped'],
      ['shorts', {}, 'short'],
      ['bermudas', {}, 'knee'],
      ['miniSkirt', {}, 'mini'],
      ['tieredSkirt', { length: 0.48 }, 'full'],
      ['pleatedSkirt', {}, 'aLine'],
      ['pencilSkirt', {}, 'pencil'],
      ['coat', {}, null],
      ['wrapDress', {}, null],
    ] as const)
      expect(outlineOf(cut, knobs), `${cut} ${JSON.stringify(knobs)}`).toBe(outline)
  })

  it('[S9.02] is known of every bottom, and every turn of one is a knob it has, within its bounds', () => {
    for (const { id, slot, knobs } of garments) {
      if (slot !== 'bottom') continue
      expect(outlineOf(id, {}), id).not.toBeNull()
      for (const person of ['ines', 'theo', 'lily', 'sam'])
        for (const turn of turnsOf(id, wearerOf(person), setting({ season: 'summer' })))
          expect(readKnobs(knobs, turn.knobs), id).toMatchObject(turn.knobs)
    }
  })

  it('[S9.02] leaves ankles covered in the cold and where people dress up, and knees but in the heat', () => {
    const only = (person: string, own: Partial<Brief>) =>
      new Set(turnsOf('dungarees', wearerOf(person), setting(own)).flatMap(({ only: where }) => where ?? []))
    expect(only('lily', { season: 'winter' })).toEqual(new Set())
    expect(only('lily', { occasion: 'party' })).toEqual(new Set())
    expect(only('lily', {})).toEqual(new Set(['ankles']))
    expect(only('lily', { season: 'summer' })).toEqual(new Set(['ankles', 'knees']))
    expect(only('ines', { season: 'summer' })).toEqual(new Set(['ankles']))
  })
})

describe('outlines of a line-up', () => {
  it('[S9.02] are turned unlike by the knobs alone: eight jeans draw no outline beside itself and four or more', () => {
    const [design] = compose(bareBrief(castOf('women', 1), palette, { seed: 1 }))
    const jeans = findGarment('jeans')
    expect(jeans).toBeDefined()
    const eight = Array.from({ length: 8 }, (_, i) => ({
      ...design,
      garments: [
        {
          ...design.garments[0],
          cut: { kind: 'garment' as const, garment: 'jeans' },
          knobs: {},
          print: null,
          fill: { kind: 'solid' as const, color: { r: 20 * i, g: 60, b: 90 } },
        },
      ],
    }))
    const found = outlinesOf(withOutlines(eight, setting(), openChance(3)))
    expect(found.some((one, i) => one === found[i + 1])).toBe(false)
    expect(new Set(found).size).toBeGreaterThanOrEqual(4)
    const same = eight.map((one) => ({ ...one, garments: eight[0].garments }))
    expect(new Set(outlinesOf(withOutlines(same, setting(), openChance(3)))).size).toBe(1)
  })

  it('[S9.02] are nowhere those of leggings on men outside of sport: the slimmest leg has room', () => {
    const men = wearerOf('theo')
    for (const [cut, knobs] of [
      ['trousers', { leg: 'slim' }],
      ['jeans', { leg: 'slim' }],
      ['chinos', { width: -0.035 }],
      ['joggers', { width: -0.035, thigh: -0.03 }],
    ] as const) {
      const leg = legOf(cut, { ...knobs, ...roomier(cut, knobs, men, setting()) })
      expect(leg?.hem, cut).toBeGreaterThan(0.1449)
      expect(roomier(cut, knobs, men, setting({ occasion: 'sport' })), cut).toEqual({})
      expect(roomier(cut, knobs, wearerOf('ines'), setting()), cut).toEqual({})
    }
    expect(roomier('jeans', {}, men, setting())).toEqual({})
    for (const occasion of ['work', 'evening', 'holiday', 'everyday'] as const)
      for (const seed of [1, 2])
        for (const { garments: worn } of compose(bareBrief(castOf('men', seed), palette, { seed, occasion })))
          for (const { cut, knobs } of worn) {
            const leg = cut.kind === 'garment' ? legOf(cut.garment, knobs) : null
            if (leg && leg.length > 0.57 && leg.thigh < 0.05) expect(leg.hem, occasion).toBeGreaterThan(0.1449)
          }
  })

  it('[S9.02] are unlike in what is composed, for everybody', () => {
    for (const kind of kindNames)
      for (const seed of [1, 2, 3]) {
        const found = outlinesOf(compose(bareBrief(castOf(kind, seed), palette, { seed })))
        const drawn = found.filter((one) => one !== null)
        expect(
          found.some((one, i) => one !== null && one === found[i + 1]),
          `${kind} ${seed}`,
        ).toBe(false)
        expect(new Set(drawn).size, `${kind} ${seed}`).toBeGreaterThanOrEqual(leastOutlines(drawn.length))
      }
  })
})
