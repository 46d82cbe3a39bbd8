import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { findWearable } from '../../garments/index.ts'
import { waysOf } from '../../garments/ways/index.ts'
import { wearerOf } from '../../mannequins/wearer.ts'
import { noDirection } from '../../script/directionHand.ts'
import { type Brief, unsteered } from '../compose/brief.ts'
import { compose } from '../compose/compose.ts'
import { neverOnMen } from '../compose/seldomStyled.ts'
import { steer } from '../compose/steering.ts'
import { type Design, designSchema, type Worn } from '../design.ts'
import { type StylingId, stylings } from './index.ts'
import { styleCollection } from './styleCollection.ts'
import { look, printed } from './testing/looks.ts'

const open = { worn: 'open' }
/** What may be done to which garment of a look, by hand: the look, and the garments named; none is a no. */
const table: Record<StylingId, readonly (readonly [why: string, look: Design, spots: readonly string[]])[]> = {
  halfTuck: [
    ['a shirt over jeans', look(['jeans', 'shirt']), ['shirt']],
    ['a tee on a man', look(['chinos', 'tShirt'], 'theo', 'stand'), ['tShirt']],
    ['under an open blazer', look(['jeans', 'shirt', ['blazer', open]]), ['shirt']],
    ['under a closed coat', look(['jeans', 'shirt', 'coat']), []],
    ['a jumper', look(['jeans', 'sweater']), []],
    ['a fine knit', look(['trousers', 'turtleneck']), ['turtleneck']],
    ['a heavy cloth', look(['jeans', ['shirt', {}, 'corduroy'], ['tShirt', {}, 'velvet']]), []],
    ['a stiff cloth', look(['jeans', ['shirt', {}, 'denim']]), []],
    ['a printed shirt', printed(look(['jeans', 'shirt'])), []],
    ['a shirt with a yoke', look(['jeans', 'westernShirt']), []],
    ['hoops across the chest', look(['jeans', ['polo', { panels: 'hoops' }]]), []],
    ['no waistband: a dress', look(['shiftDress']), []],
    ['no waistband: leggings', look(['leggings', 'tShirt']), []],
    ['under a bib', look(['dungarees', 'tShirt']), []],
    ['with a tie', look(['trousers', 'shirt', 'necktie'], 'theo', 'stand'), []],
    ['under a belt', look(['jeans', 'shirt', 'leatherBelt']), []],
    ['a cropped top', look(['jeans', ['tShirt', { length: 0 }]]), []],
    ['done already', look(['jeans', ['shirt', { tucked: 'half' }]]), []],
  ],
  rolledCuffs: [
    ['a shirt and jeans', look(['jeans', 'shirt']), ['jeans', 'shirt']],
    ['wide trousers stay down', look(['wideTrousers', 'shirt']), ['shirt']],
    ['knee boots hold the legs', look(['jeans', 'shirt'], 'ines', 'relaxed', 'kneeBoot'), ['shirt']],
    ['sleeveless', look(['trousers', 'camisole']), ['trousers']],
    ['what the blazer covers', look(['jeans', 'shirt', ['blazer', open]]), ['jeans', 'blazer']],
    ['a winter coat', look(['wideTrousers', 'shirt', 'coat']), []],
    ['a tuxedo', look(['cigaretteTrousers', 'dressShirt', 'tuxedo'], 'theo', 'stand'), []],
    ['leggings', look(['leggings', 'sweatshirt']), []],
  ],
  collarUp: [
    ['a shirt', look(['jeans', 'shirt']), ['shirt']],
    ['a polo', look(['chinos', 'polo'], 'theo', 'stand'), ['polo']],
    ['the trench, not the shirt', look(['jeans', 'shirt', 'trench']), ['trench']],
    ['under a closed funnel', look(['jeans', 'shirt', ['coat', { collar: 'funnel' }]]), []],
    ['under an open jacket without a collar', look(['jeans', 'shirt', ['boucleJacket', open]]), ['shirt']],
    ['with a scarf', look(['jeans', 'shirt', 'coat', 'knitScarf']), []],
    ['with a tie', look(['trousers', 'shirt', 'necktie'], 'theo', 'stand'), []],
    ['with pearls', look(['trousers', 'shirt', 'pearls']), []],
    ['a band collar', look(['jeans', ['shirt', { collar: 'band' }]]), []],
    ['on a child', look(['jeans', 'shirt'], 'sam', 'kidStand'), []],
    ['a hood', look(['jeans', 'tShirt', 'duffleCoat']), []],
  ],
  halfZipped: [
    ['a zip cardigan over a tee', look(['jeans', 'tShirt', 'zipCardigan']), ['zipCardigan']],
    ['a quarter zip on the skin', look(['chinos', 'quarterZip'], 'theo', 'stand'), ['quarterZip']],
    ['a hoodie on the skin', look(['joggers', ['hoodie', { front: 'zip' }]]), []],
    ['worn open', look(['jeans', 'tShirt', ['bomber', open]]), []],
    ['nothing below', look(['jeans', 'bomber']), []],
    ['buttons', look(['jeans', 'tShirt', ['bomber', { closure: 'snaps' }]]), []],
    ['under a scarf', look(['jeans', 'tShirt', 'bomber', 'knitScarf']), []],
  ],
  beltOver: [
    ['a coat', look(['trousers', 'turtleneck', 'coat']), ['coat']],
    ['a blazer over a dress', look(['slipDress', 'blazer']), ['blazer']],
    ['a man’s coat', look(['trousers', 'shirt', 'coat'], 'theo', 'stand'), ['coat']],
    ['a man’s blazer', look(['trousers', 'shirt', 'blazer'], 'theo', 'stand'), []],
    ['a trench has its own', look(['trousers', 'shirt', 'trench']), []],
    ['a trench without its own', look(['trousers', 'shirt', ['trench', { belt: 'none' }]]), ['trench']],
    ['another belt', look(['trousers', 'shirt', 'leatherBelt', 'coat']), []],
    ['toggles', look(['trousers', 'shirt', 'duffleCoat']), []],
    ['down', look(['jeans', 'tShirt', 'puffer']), []],
    ['a child’s coat', look(['jeans', 'tShirt', 'coat'], 'sam', 'kidStand'), []],
    ['a half tuck would be hidden', look(['jeans', ['shirt', { tucked: 'half' }], ['blazer', open]]), []],
  ],
  scarfTied: [
    ['a knitted scarf', look(['jeans', 'sweater', 'knitScarf']), ['knitScarf']],
    ['a silk square', look(['trousers', 'shirt', 'neckerchief']), ['neckerchief']],
    ['a shawl', look(['trousers', 'shirt', 'shawl']), []],
    ['over a standing collar', look(['jeans', 'shirt', ['trench', { collarUp: 'up' }], 'knitScarf']), []],
    ['with pearls', look(['trousers', 'shirt', 'neckerchief', 'pearls']), []],
    ['no scarf', look(['trousers', 'shirt']), []],
  ],
  onTheShoulders: [
    ['a coat over a shirt', look(['trousers', 'shirt', 'coat']), ['coat']],
    ['a coat over a dress', look(['slipDress', 'coat']), ['coat']],
    ['a jacket, which stands off', look(['trousers', 'shirt', 'blazer']), []],
    ['on a man', look(['trousers', 'shirt', 'coat'], 'theo', 'stand'), []],
    ['with a handbag', look(['trousers', 'shirt', 'coat', 'handbag']), ['coat']],
    ['with a bag on the shoulder', look(['trousers', 'shirt', 'coat', 'tote']), []],
    ['with a rucksack', look(['trousers', 'shirt', 'coat', 'backpack']), []],
    ['on a child', look(['jeans', 'shirt', 'coat'], 'sam', 'kidStand'), []],
    ['in full stride', look(['trousers', 'shirt', 'coat'], 'ines', 'walk'), []],
    ['a cape', look(['trousers', 'shirt', 'cape']), []],
    ['over nothing', look(['trousers', 'coat']), []],
    ['drawn in by a belt', look(['trousers', 'shirt', ['coat', { drawnIn: 'belted' }]]), []],
  ],
}

const brief = (own: Partial<Brief>): Brief => ({
  seed: 7,
  looks: 8,
  style: 'ink',
  kind: 'series',
  mannequins: ['ines', 'theo', 'amara', 'kofi'].map((person, i) => ({ person, pose: ['relaxed', 'stand'][i % 2] })),
  colors: [0xaa3311, 0x202c54, 0xe2d6be, 0x788c6e].map((value, i) => ({
    id: `c${i}`,
    color: { r: value >> 16, g: (value >> 8) & 255, b: value & 255 },
    gradient: null,
  })),
  sketches: [],
  prints: [],
  brand: { sketches: [], prints: [] },
  direction: noDirection,
  moodItems: [],
  systemShare: 100,
  brandShare: 0,
  positions: [],
  ...unsteered,
  ...own,
})

const seasons = ['none', 'spring', 'summer', 'autumn', 'winter'] as const
const collections = Array.from({ length: 200 }, (_, seed) =>
  compose(brief({ seed, season: seasons.find((__, i) => i === seed % 5) })).map(unstyled),
)

/** A composed look before it was styled. */
function unstyled(design: Design): Design {
  const ways = new Set(['cuffsRolled', 'hemsRolled', 'collarUp', 'unzipped', 'drawnIn', 'hung', 'scarfTied'])
  const garments = design.garments
    .filter(({ id }) => !id.startsWith('belt-'))
    .map((worn) => ({
      ...worn,
      knobs: Object.fromEntries(
        Object.entries(worn.knobs).filter(
          ([name, value]) => !ways.has(name) && !(name === 'tucked' && value === 'half'),
        ),
      ),
    }))
  return { ...design, garments }
}

describe('stylings [S1.05]', () => {
  for (const styling of stylings) {
    it.each(table[styling.id].map(([why, given, spots]) => [why, given, spots] as const))(
      `${styling.id}: %s`,
      (_, given, spots) => {
        expect(styling.fits(given).map(({ garment }) => garment)).toEqual(spots)
      },
    )
  }

  it('each leaves the given design as it is, gives a valid one with known knobs, and is not done twice', () => {
    for (const styling of stylings) {
      for (const [why, given] of table[styling.id]) {
        for (const spot of styling.fits(given)) {
          const before = JSON.stringify(given)
          const styled = styling.apply(given, spot)
          expect(JSON.stringify(given)).toBe(before)
          expect(designSchema.parse(styled)).toEqual(styled)
          expect(JSON.stringify(styling.apply(given, spot))).toBe(JSON.stringify(styled))
          expect(styled, why).not.toEqual(given)
          expect(styling.fits(styled), `${styling.id}: ${why}`).not.toContainEqual(spot)
          expect(strangeKnobs(styled)).toEqual([])
          expect(new Set(styled.garments.map(({ id }) => id)).size).toBe(styled.garments.length)
        }
      }
    }
  })
})

/** Choices stored for a way of wearing that its garment does not offer. */
const strangeKnobs = ({ garments }: Design) =>
  garments.flatMap(({ cut, knobs }) => {
    const type = cut.kind === 'garment' ? findWearable(cut.garment) : undefined
    if (!type) return []
    const known = { ...type.knobs, ...waysOf(type) }
    return Object.entries(knobs).filter(([name, value]) => {
      const knob = known[name]
      return (
        name !== 'tucked' &&
        (knob?.kind === 'choice' ? !knob.options.some(({ id }) => id === value) : knob === undefined)
      )
    })
  })

describe('styling a collection [S1.05]', () => {
  const relaxed = { ease: 0.1 }
  const formal = { ease: 0.95 }
  const styled = (wishes: Parameters<typeof styleCollection>[1]) =>
    collections.map((designs, i) => ({ designs, after: styleCollection(designs, wishes, openChance(i)) }))
  const changed = ({ designs, after }: { designs: Design[]; after: Design[] }) =>
    after.filter((design, i) => JSON.stringify(design) !== JSON.stringify(designs[i])).length
  /** How often each way of wearing is stored in the looks of a collection. */
  const counts = ({ designs, after }: { designs: Design[]; after: Design[] }) =>
    stylings.map(({ id, fits }) => ({
      id,
      used: after.filter((design, i) => fits(designs[i]).length > 0 && markOf(id, design) > markOf(id, designs[i]))
        .length,
    }))

  it('styles about half of the looks, never all, at most two things in a look and three of one kind in eight', () => {
    const sets = [...styled(relaxed), ...styled(formal)]
    for (const set of sets) {
      expect(changed(set)).toBeLessThan(set.designs.length)
      for (const { id, used } of counts(set)) expect(used, id).toBeLessThanOrEqual(3)
      set.after.forEach((design, i) => {
        const done = stylings.filter(({ id }) => markOf(id, design) > markOf(id, set.designs[i])).length
        expect(done).toBeLessThanOrEqual(2)
      })
    }
    const mean = (of: typeof sets) => of.reduce((sum, set) => sum + changed(set) / set.designs.length, 0) / of.length
    const [easy, dressed] = [mean(sets.slice(0, 200)), mean(sets.slice(200))]
    expect(easy).toBeGreaterThan(0.45)
    expect(easy).toBeLessThan(0.75)
    expect(dressed).toBeGreaterThan(0.2)
    expect(easy).toBeGreaterThan(dressed + 0.1)
  })

  it('gives valid documents with known knobs, the same for the same chance, and touches no given design', () => {
    for (const [i, { designs, after }] of styled(relaxed).slice(0, 40).entries()) {
      for (const design of after) {
        expect(designSchema.parse(design)).toEqual(design)
        expect(strangeKnobs(design)).toEqual([])
      }
      expect(JSON.stringify(styleCollection(designs, relaxed, openChance(i)))).toBe(JSON.stringify(after))
    }
    expect(JSON.stringify(collections[3])).toBe(
      JSON.stringify(compose(brief({ seed: 3, season: 'autumn' })).map(unstyled)),
    )
  })

  it('never does on a man what no man is seen in, and does it on women', () => {
    const halves = (wishes: Parameters<typeof styleCollection>[1], gender: string) =>
      styled(wishes)
        .flatMap(({ after }) => after)
        .filter((one) => wearerOf(one.mannequin.person).gender === gender && markOf('halfTuck', one) > 0).length
    const wishes = { ease: 0.1, loves: ['halfTuck'], notOnMen: ['halfTuck'] } as const
    expect(halves({ ...wishes, notOnMen: [] }, 'male')).toBeGreaterThan(5)
    expect(halves(wishes, 'male')).toBe(0)
    expect(halves(wishes, 'female')).toBeGreaterThan(5)
    for (const own of [{ occasion: 'work' }, { occasion: 'party' }] as const)
      expect(neverOnMen(steer(brief(own)))).toContain('halfTuck')
    expect(neverOnMen(steer(brief({ occasion: 'everyday' })))).toEqual([])
  })

  it('does more of what is loved and less of what is seldom wanted', () => {
    const uses = (wishes: Parameters<typeof styleCollection>[1]) =>
      styled(wishes).reduce((sum, set) => sum + (counts(set).find(({ id }) => id === 'rolledCuffs')?.used ?? 0), 0)
    const plain = uses({ ease: 0.4 })
    expect(uses({ ease: 0.4, loves: ['rolledCuffs'] })).toBeGreaterThan(plain)
    expect(uses({ ease: 0.4, seldom: ['rolledCuffs'] })).toBeLessThan(plain * 0.6)
  })
})

/** How many garments of a look are worn as a styling leaves them. */
function markOf(id: StylingId, { garments }: Design): number {
  const marks: Record<StylingId, (knobs: Worn['knobs']) => boolean> = {
    halfTuck: ({ tucked }) => tucked === 'half',
    rolledCuffs: ({ cuffsRolled, hemsRolled }) => cuffsRolled === 'rolled' || hemsRolled === 'rolled',
    collarUp: ({ collarUp }) => collarUp === 'up',
    halfZipped: ({ unzipped }) => unzipped === 'half',
    beltOver: ({ drawnIn }) => drawnIn === 'belted',
    scarfTied: ({ scarfTied }) => scarfTied === 'loop' || scarfTied === 'knot',
    onTheShoulders: ({ hung }) => hung === 'shoulders',
  }
  return garments.filter(({ knobs }) => marks[id](knobs)).length
}
