import { describe, expect, it } from 'vitest'
import { findGarment } from '../../../garments/index.ts'
import { type Design, designSchema } from '../../design.ts'
import { bareBrief } from '../bareBrief.ts'
import type { Brief } from '../brief.ts'
import { compose } from '../compose.ts'
import { itemDistance } from './itemDistance.ts'

const palettes = [
  ['#1f3a5f', '#f4ead7', '#d9623b', '#8fb3b5', '#e3b04b'],
  ['#17161c', '#e8e2da', '#a63d2f'],
]
const groups = [
  ['ines', 'amara', 'mei'],
  ['theo', 'kofi'],
  ['lily', 'sam'],
  ['ines', 'theo'],
]
const single = (seed: number, own: Partial<Brief> = {}) =>
  bareBrief(groups[seed % 4], palettes[seed % 2], { seed, kind: 'single', ...own })

const plain = /^plain-/
/** The one garment of a look; what is beside it is the same plain cloth everywhere. */
const itemOf = ({ garments }: Design) => {
  const items = garments.filter(({ id }) => !plain.test(id))
  expect(items).toHaveLength(1)
  return items[0]
}
const alone = (design: Design): Design => ({ ...design, garments: [itemOf(design)] })
const besides = ({ garments }: Design) => JSON.stringify(garments.filter(({ id }) => plain.test(id)))
const cutsOf = (designs: readonly Design[]) => new Set(designs.map((design) => JSON.stringify(itemOf(design).cut)))

const sketch = (pinned: boolean, id = 's1') => ({
  id,
  traced: null,
  garment: { id: id === 's1' ? 'trench' : 'blouse', knobs: { length: 0.61 } },
  category: id === 's1' ? 'coat' : 'blouse',
  slot: id === 's1' ? ('outer' as const) : ('top' as const),
  pinned,
})

describe('a single item design', () => {
  it('[S1.01] is one garment in eight variations that differ, over two dozen seeds, and another garment for another seed', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 24; seed++) {
      const designs = compose(single(seed))
      expect(designs).toHaveLength(8)
      for (const design of designs) expect(designSchema.parse(design)).toEqual(design)
      const cuts = cutsOf(designs)
      expect(cuts.size).toBe(1)
      for (const cut of cuts) seen.add(cut)
      expect(new Set(designs.map(besides)).size).toBe(1)
      designs.forEach((a, i) => {
        for (const b of designs.slice(i + 1)) expect(itemDistance(alone(a), alone(b))).toBeGreaterThan(0.5)
      })
    }
    expect(seen.size).toBeGreaterThan(10)
  })

  it('[S1.01] varies colour, cloth and cut', () => {
    for (let seed = 0; seed < 12; seed++) {
      const items = compose(single(seed)).map(itemOf)
      const ways = (pick: (worn: (typeof items)[number]) => unknown) =>
        new Set(items.map((worn) => JSON.stringify(pick(worn)))).size
      expect(ways(({ fill, print }) => [fill, print])).toBeGreaterThanOrEqual(3)
      expect(ways(({ knobs }) => knobs)).toBeGreaterThanOrEqual(6)
    }
  })

  it('[S1.01] is the pinned sketch, first as it was drawn and then in other turns of its knobs', () => {
    const designs = compose(single(3, { sketches: [sketch(false, 's2'), sketch(true)] }))
    const items = designs.map(itemOf)
    expect(cutsOf(designs)).toEqual(new Set(['{"kind":"garment","garment":"trench"}']))
    expect(items[0].knobs).toEqual({ length: 0.61 })
    expect(new Set(items.map(({ knobs }) => JSON.stringify(knobs))).size).toBe(8)
    for (const { origin } of designs) expect(origin?.sources).toContainEqual({ kind: 'sketch', id: 's1' })
  })

  it('[S1.01] is a traced sketch of the board, in other cloth, colour or print each time', () => {
    const traced = { ...sketch(false), traced: 'a'.repeat(64), garment: null }
    for (let seed = 0; seed < 6; seed++) {
      const designs = compose(single(seed, { sketches: [traced] }))
      expect(new Set(designs.map((design) => itemOf(design).cut.kind))).toEqual(new Set(['traced']))
      const ways = designs.map((design) => JSON.stringify({ ...itemOf(design), seed: 0 }))
      expect(new Set(ways).size).toBe(8)
    }
  })

  it('[S1.01] is of the positions that are asked for, fits everybody who wears it, and is the same for the same brief', () => {
    for (let seed = 0; seed < 8; seed++) {
      const brief = single(seed, { positions: ['coat', 'jacket'] })
      const designs = compose(brief)
      const { cut } = itemOf(designs[0])
      expect(['coat', 'jacket']).toContain(cut.kind === 'garment' && findGarment(cut.garment)?.category)
      expect(JSON.stringify(compose(brief))).toBe(JSON.stringify(designs))
    }
  })
})
