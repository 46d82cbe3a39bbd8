import { describe, expect, it } from 'vitest'
import { designSchema } from '../../design.ts'
import { bareBrief } from '../bareBrief.ts'
import { compose } from '../compose.ts'
import { steer } from '../steering.ts'
import { castOf, kindNames } from '../testing/collections.ts'
import { offersOf, plainOf } from './offersOf.ts'
import { pieceOf } from './pieceOf.ts'
import { mannerOf, wornOtherwise } from './wornOtherwise.ts'

const palette = ['#1f3a5f', '#f4ead7', '#d9623b', '#8fb3b5', '#e3b04b']
const [design] = compose(bareBrief(castOf('women', 1), palette, { seed: 1 }))
const worn = (garment: string, knobs: Record<string, string> = {}, fabric: 'cotton' | 'denim' = 'cotton') => ({
  ...design.garments[0],
  id: garment,
  cut: { kind: 'garment' as const, garment },
  fabric,
  fill: { kind: 'solid' as const, color: { r: 30, g: 60, b: 90 } },
  print: null,
  knobs,
})
const look = (...garments: ReturnType<typeof worn>[]) => ({ ...design, garments })
const other = { kind: 'solid' as const, color: { r: 200, g: 60, b: 90 } }
const tShirt = { ...worn('tShirt'), fill: other }

describe('a piece that comes back', () => {
  it('[S9.02] is worn otherwise the second time: open for closed, tucked for hanging out; the first time stays', () => {
    const coat = worn('denimJacket', { worn: 'closed' })
    const looks = [look(tShirt, coat), look({ ...worn('shirt'), fill: other }, coat)]
    const [first, second] = wornOtherwise(looks, [])
    expect(first).toBe(looks[0])
    expect(second.garments.at(-1)?.knobs.worn).toBe('open')
    const shirts = [
      look({ ...worn('chinos'), fill: other }, worn('shirt', { tucked: 'in' })),
      look({ ...worn('jeans'), fill: other }, worn('shirt', { tucked: 'in' })),
    ]
    expect(wornOtherwise(shirts, [])[1].garments[1].knobs.tucked).toBe('out')
    for (const one of [second, ...wornOtherwise(shirts, [])]) expect(designSchema.safeParse(one).success).toBe(true)
  })

  it('[S9.02] is closed for open over other clothes too, and in another cloth of its colour; coats and capes stay away', () => {
    const jacket = worn('denimJacket', { worn: 'open' })
    const twin = worn('denimJacket', { worn: 'open' }, 'denim')
    const looks = [
      look({ ...worn('jeans'), fill: other }, tShirt, jacket),
      look({ ...worn('slipDress'), fill: other }, twin),
    ]
    expect(wornOtherwise(looks, [])[1].garments.at(-1)?.knobs.worn).toBe('closed')
    const pieces = [worn('blazer'), worn('coat'), worn('cape'), worn('poncho'), worn('anorak')]
    const givers = pieces.map((piece) => look({ ...worn('jeans'), fill: other }, tShirt, piece))
    const offered = offersOf(
      [...givers, look({ ...worn('chinos'), fill: other }, worn('polo'))],
      steer(bareBrief(['ines'], palette, { season: 'winter' })),
    )
    expect(
      new Set(offered.map(({ worn: own }) => own.id).filter((id) => pieces.some((piece) => piece.id === id))),
    ).toEqual(new Set(['blazer']))
  })

  it('[S9.02] stays as it is where another layer lies over it or under it by then, and where it comes once', () => {
    const shirt = worn('shirt')
    const layered = [
      look({ ...worn('chinos'), fill: other }, shirt),
      look({ ...worn('jeans'), fill: other }, shirt, { ...worn('bomber'), fill: other }),
    ]
    expect(wornOtherwise(layered, [])).toEqual(layered)
    const once = [look(worn('jeans'), tShirt), look(worn('chinos'), worn('polo'))]
    expect(wornOtherwise(once, [])).toEqual(once)
  })

  it('[S9.02] is in composed collections seen twice at the most, and eight times of ten not as before', () => {
    let [same, all] = [0, 0]
    for (const kind of kindNames)
      for (const seed of [1, 2, 3, 4]) {
        const seen = new Map<string, string[]>()
        for (const one of compose(bareBrief(castOf(kind, seed), palette, { seed })))
          for (const { worn: own } of plainOf(one))
            seen.set(pieceOf(own), [...(seen.get(pieceOf(own)) ?? []), mannerOf(one, own)])
        for (const manners of seen.values()) {
          expect(manners.length, `${kind} ${seed}`).toBeLessThanOrEqual(2)
          if (manners.length < 2) continue
          all++
          if (manners[0] === manners[1]) same++
        }
      }
    expect(all).toBeGreaterThan(35)
    expect(same / all).toBeLessThan(0.2)
  })
})
