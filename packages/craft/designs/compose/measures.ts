import { toHex } from '../../colors/color.ts'
import { readShoe } from '../../mannequins/shoes.ts'
import { wearerOf } from '../../mannequins/wearer.ts'
import type { Design, Worn } from '../design.ts'
import { unbecoming } from './becoming/index.ts'
import type { Brief } from './brief.ts'
import { fits } from './chooseAccessories.ts'
import { brokenRules } from './outfitGrammar.ts'
import { isFree } from './isFree.ts'
import { leastPlain } from './leastPlain.ts'
import { type Outline, outlineOf } from './outlineOf.ts'
import { brokenRange } from './range/index.ts'
import type { Setting } from './rangeRule.ts'
import { pieceOf, shownOf } from './returns/pieceOf.ts'
import { unshod } from './shod/index.ts'
import { steer } from './steering.ts'
import { leastTiers, type Tier } from './tier.ts'
import { lookDistance, plainColor, readLook, tiersOfLooks, type WornLook } from './wornLook.ts'

/** What makes a batch one collection, in numbers (requirement S9.02). */
export interface Measures {
  /** In how many looks each palette colour is worn plain. */
  coverage: readonly number[]
  /** The share of the visible plain cloth that each palette colour has, largest first. */
  proportion: readonly number[]
  tiers: Readonly<Record<Tier, number>>
  leastDistance: number
  meanDistance: number
  /** The share of looks that carry a print, and that carry its hero. */
  printed: number
  hero: number
  /** In what share of looks each item of the boards is used, by its id. */
  items: Readonly<Record<string, number>>
  accessories: number
  /** Every rule that is broken, with the look that breaks it; empty in a good collection. */
  broken: readonly { rule: string; look: number }[]
}

/** Two looks nearer than this read as variations of one another. */
export const leastDistance = 0.6
const mostColors = 3

/** Measures the designs of a brief, by its steering where that is at hand. */
export function measure(designs: readonly Design[], brief: Brief, steering: Setting = steer(brief)): Measures {
  const looks = designs.map(readLook)
  const palette = brief.colors.map(({ color }) => toHex(color))
  const distances = looks.flatMap((a, i) => looks.slice(i + 1).map((b) => lookDistance(a, b)))
  const { tiers } = tiersOfLooks(looks)
  const count = (tier: Tier) => tiers.filter((one) => one === tier).length
  const share = (having: (look: WornLook) => boolean) => looks.filter(having).length / Math.max(1, looks.length)
  const areas = palette.map((color) =>
    looks.reduce(
      (sum, { garments, areas: own }) =>
        sum + own.reduce((total, area, i) => total + (plainColor(garments[i]) === color ? area : 0), 0),
      0,
    ),
  )
  const total = areas.reduce((sum, area) => sum + area, 0) || 1
  const found = {
    coverage: palette.map(
      (color) => looks.filter(({ garments }) => garments.some((worn) => plainColor(worn) === color)).length,
    ),
    proportion: areas.map((area) => area / total).sort((a, b) => b - a),
    tiers: { hero: count('hero'), core: count('core'), easy: count('easy') },
    leastDistance: distances.length ? Math.min(...distances) : 1,
    meanDistance: distances.length ? distances.reduce((sum, one) => sum + one, 0) / distances.length : 1,
    printed: share(({ print }) => print !== null),
    hero: share(({ print }) => print?.role === 'hero'),
    items: itemShares(designs, brief),
    accessories: looks.reduce((sum, { accessories }) => sum + accessories.length, 0) / Math.max(1, looks.length),
  }
  return {
    ...found,
    broken: [
      ...brokenByLook(designs, looks, isFree(brief) ? steering : null),
      ...brokenByBatch(looks, brief, found),
      ...brokenByRange(designs, looks, brief, steering),
    ],
  }
}

function itemShares(designs: readonly Design[], { colors, sketches, prints }: Brief): Record<string, number> {
  const uses = (id: string) => designs.filter(({ origin }) => origin?.sources.some((source) => source.id === id)).length
  return Object.fromEntries(
    [...colors, ...sketches, ...prints].map(({ id }) => [id, uses(id) / Math.max(1, designs.length)]),
  )
}

/** What one look does wrong by itself or beside the look before it. */
function brokenByLook(
  designs: readonly Design[],
  looks: readonly WornLook[],
  asked: Setting | null,
): { rule: string; look: number }[] {
  return designs.flatMap((design, look) => {
    const { types, garments, accessories } = looks[look]
    const { person, pose, mirrored } = design.mannequin
    const wearer = wearerOf(person)
    const drafted = garments.every(({ cut }) => cut.kind === 'garment')
    const before = designs[look - 1]?.mannequin
    const dressed = { parts: types, wearer, pose, tier: 'core' } as const
    // A belt may draw in what is worn over the rest.
    const belted = garments.some(({ knobs }) => knobs.drawnIn === 'belted')
    const own = [
      ...(drafted ? brokenRules(types, wearer).map(({ id }) => id) : []),
      ...(asked ? unbecoming(types, wearer, asked).map(({ id }) => id) : []),
      ...(asked ? unshod(readShoe(design.shoes.kind), { parts: types, wearer }, asked).map(({ id }) => id) : []),
      ...(garments.filter(({ print }) => print).length > 1 ? ['prints'] : []),
      ...(new Set(garments.map(({ fill }) => JSON.stringify(fill))).size > mostColors ? ['colors'] : []),
      ...(before?.pose === pose && before.mirrored === mirrored ? ['stance'] : []),
      ...(drafted && accessories.some((one) => !fits(one, dressed) && !(belted && one.category === 'belt'))
        ? ['accessory']
        : []),
      ...(new Set(accessories.map(({ category }) => category)).size < accessories.length ? ['accessory'] : []),
    ]
    return own.map((rule) => ({ rule, look }))
  })
}

/** What eight looks do not offer together. */
function brokenByRange(
  designs: readonly Design[],
  looks: readonly WornLook[],
  brief: Brief,
  setting: Setting,
): { rule: string; look: number }[] {
  if (!isFree(brief)) return []
  const range = looks.map(({ types, garments }, i) => ({
    wearer: wearerOf(designs[i].mannequin.person),
    parts: types,
    pieces: garments.map(pieceOf),
    outline: garments.reduce<Outline | null>((found, worn) => found ?? outlineOfWorn(worn), null),
    over: garments.filter((_, part) => types[part].slot === 'outer').map(shownOf),
  }))
  return brokenRange(range, setting).map(({ id }) => ({ rule: id, look: -1 }))
}

const outlineOfWorn = ({ cut, knobs }: Worn) => (cut.kind === 'garment' ? outlineOf(cut.garment, knobs) : null)

/** What a batch does wrong as a whole; what its boards leave no room for is not asked. */
function brokenByBatch(
  looks: readonly WornLook[],
  brief: Brief,
  found: Pick<Measures, 'coverage' | 'tiers' | 'leastDistance'>,
): { rule: string; look: number }[] {
  const broken: string[] = []
  const free = isFree(brief)
  const plain = looks.reduce((sum, { garments }) => sum + garments.filter((worn) => plainColor(worn)).length, 0)
  const steered = Boolean(brief.brand.profile) && brief.brandShare > 0
  const wanted = leastPlain(brief)
  const count = wanted.reduce((sum, times) => sum + times, 0)
  if (!steered && looks.length > 1 && plain >= count && found.coverage.some((worn, i) => worn < wanted[i]))
    broken.push('coverage')
  const least = leastTiers(looks.length)
  if (free && (found.tiers.hero < least.hero || found.tiers.easy < least.easy)) broken.push('tiers')
  if (free && found.leastDistance < leastDistance) broken.push('distance')
  return broken.map((rule) => ({ rule, look: -1 }))
}
