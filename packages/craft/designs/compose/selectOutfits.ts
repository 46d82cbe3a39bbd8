import type { Chance } from '@toile/geometry'
import type { BodySlot } from '../../garments/garment.ts'
import { type Wearer, wearerOf } from '../../mannequins/wearer.ts'
import { unbecoming } from './becoming/index.ts'
import type { Brief } from './brief.ts'
import { isDressedUp } from './dressedUp.ts'
import type { Formula } from './planFormulas.ts'
import { accord, brokenRules, isBase, isMiddle } from './outfitGrammar.ts'
import { houseWardrobe, isOfHouse } from './house/houseWardrobe.ts'
import type { House } from './house/openHouse.ts'
import { isFree } from './isFree.ts'
import {
  type CatalogueGarment,
  type Form,
  type Outfit,
  outermostOf,
  type Part,
  shapeDistance,
  shaped,
  shapeOf,
} from './outfit.ts'
import { offRange } from './range/index.ts'
import type { RangeLook } from './rangeRule.ts'
import type { Steering } from './steering.ts'
import { suitOf } from './suit.ts'
import { statementOf, type Tier } from './tier.ts'
import { type Wardrobe, wardrobeFor } from './wardrobe.ts'

const tries = 90
/** How many looks more are drawn for one that its occasion has a formula for. */
const triesByFormula = 60
const rounds = 3
/** How often a look is drawn anew when it breaks a rule. */
const turns = 14

/** The layers that make a look, innermost first, with their ordinary weight. */
const recipes: readonly { layers: readonly (BodySlot | 'base' | 'middle')[]; weight: number }[] = [
  { layers: ['bottom', 'top'], weight: 4 },
  { layers: ['whole'], weight: 3 },
  { layers: ['bottom', 'top', 'outer'], weight: 2.6 },
  { layers: ['whole', 'outer'], weight: 1 },
  { layers: ['bottom', 'base', 'middle'], weight: 0.9 },
  { layers: ['bottom', 'base', 'middle', 'outer'], weight: 0.7 },
  { layers: ['bottom', 'base', 'outer', 'outer'], weight: 0.4 },
]

/** A look that is tried for a place of the collection. */
interface Candidate extends Form {
  outfit: Outfit
  /** How well its garments suit the brief and each other. */
  fit: number
  statement: number
  /** The same as a range counts it. */
  line: RangeLook
}

/** Outfits for the looks of a brief, each for its wearer, its tier and the brand where the look is the brand's: varied in shape and category, steered by the brief, with `insistence` 0 and up on its tiers and its range; nothing fits when the allowed categories make no look. */
export function selectOutfits(
  brief: Brief,
  looks: readonly { person: string; tier: Tier; house?: House | null; formula?: Formula | null }[],
  steering: Steering,
  insistence: number,
  chance: Chance,
): Outfit[] {
  const ranged = isFree(brief)
  const racks = new Map<string, Rack>()
  const rackOf = (wearer: Wearer, house: House | null) => {
    const key = `${wearer.gender} ${wearer.ageGroup} ${house !== null}`
    const found =
      racks.get(key) ?? (house ? houseRack(brief, wearer, house, steering) : openRack(brief, wearer, steering))
    racks.set(key, found)
    return found
  }
  const pools = looks.map(({ person, house = null, formula = null }, look) => {
    const wearer = wearerOf(person)
    const rack = rackOf(wearer, house)
    const drawn = (own: Chance, count: number) =>
      Array.from({ length: count }, () => draw(own, rack, wearer, look, ranged ? steering : null)).flatMap(
        (candidate) => candidate ?? [],
      )
    const open = drawn(chance.branch(`pool ${look}`), tries)
    if (!formula) return open
    const more = drawn(chance.branch(`formula ${look}`), triesByFormula)
    return [...open, ...more.filter(({ parts }) => formula.fits(parts))]
  })
  const chosen: (Candidate | null)[] = looks.map(() => null)
  const middle = middleOf(pools.flat())
  for (let round = 0; round < rounds; round++)
    for (const [look, { tier, formula = null }] of looks.entries()) {
      const others = chosen.filter((other, i) => other !== null && i !== look)
      const line = chosen.map((other) => other?.line)
      chosen[look] = best(pools[look], (candidate) => {
        const range = line.with(look, candidate.line).flatMap((own) => own ?? [])
        return (
          worth(candidate, others, { tier, formula, middle, insistence }) -
          (ranged ? byRange * (1 + 0.25 * insistence) * offRange(range, steering) : 0)
        )
      })
    }
  return chosen.flatMap((candidate) => (candidate ? [candidate.outfit] : []))
}

const best = <T>(items: readonly T[], worthOf: (item: T) => number): T | null => {
  let most = Number.NEGATIVE_INFINITY
  let found: T | null = null
  for (const item of items) {
    const value = worthOf(item)
    if (value > most) [most, found] = [value, item]
  }
  return found
}

const middleOf = (pool: readonly Candidate[]) => {
  const sorted = pool.map(({ statement }) => statement).sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}

/** How far a look of each tier should say more or less than the middle; a hero look also gets a print or trims later. */
const lift: Record<Tier, number> = { hero: 0.12, core: 0.01, easy: -0.15 }

/** How much more a look is worth that is put together as its occasion sells. */
const bySells = 5

/** How much less a line-up is worth for each look or piece that its range has too few or too many of. */
const byRange = 2

/** What a place of the collection asks for; the more insistent, the further its tiers are apart. */
interface Place {
  tier: Tier
  /** How it should be put together, by what its occasion sells. */
  formula: Formula | null
  middle: number
  insistence: number
}

function worth(
  candidate: Candidate,
  others: readonly (Candidate | null)[],
  { tier, formula, middle, insistence }: Place,
): number {
  let near = 1.6
  let repeats = 0
  for (const other of others) {
    if (!other) continue
    near = Math.min(near, shapeDistance(candidate, other))
    if (outermostOf(other.parts).category === outermostOf(candidate.parts).category) repeats++
  }
  const fits = formula?.fits(candidate.parts) === true
  const off = Math.abs(candidate.statement - middle - lift[tier] * (1 + 0.2 * insistence))
  return (
    candidate.fit +
    (fits ? bySells : 0) +
    Math.min(near, 0.95) * 3 +
    (near < 0.66 ? (near - 0.66) * 40 : 0) -
    repeats * (fits ? 0.15 : 0.5) -
    Math.max(0, off - 0.05) * (tier === 'core' ? 5 : 12 + 4 * insistence)
  )
}

type Layer = BodySlot | 'base' | 'middle'
type Weighed<T> = readonly (readonly [T, number])[]

/** What a wearer's looks are drawn from: layers that can be filled with their weights, what fills each, and how well it suits. */
interface Rack {
  recipes: Weighed<readonly Layer[]>
  offers: ReadonlyMap<Layer, Weighed<CatalogueGarment>>
  suits: ReadonlyMap<CatalogueGarment, number>
  /** The brand whose garments it holds. */
  house?: House
}

/** The brand's wardrobe; only layers that it has cuts for, as long as they make a look. */
function houseRack(brief: Brief, wearer: Wearer, house: House, steering: Steering): Rack {
  const wardrobe = houseWardrobe(house.profile, wearer, brief.positions, steering)
  const own = new Map(
    [...wardrobe].filter(([, offers]) => offers.some(([garment]) => isOfHouse(garment, house.profile))),
  )
  const narrow = rackOf(own, steering)
  const rack = narrow.recipes.length ? narrow : rackOf(wardrobe, steering)
  return rack.recipes.length ? { ...rack, house } : openRack(brief, wearer, steering)
}

/** The allowed categories, or all when those make no look. */
function openRack(brief: Brief, wearer: Wearer, steering: Steering): Rack {
  const allowed = rackOf(wardrobeFor(wearer, brief.positions, steering), steering)
  return allowed.recipes.length ? allowed : rackOf(wardrobeFor(wearer, [], steering), steering)
}

function rackOf(wardrobe: Wardrobe, steering: Steering): Rack {
  const tops = wardrobe.get('top') ?? []
  const offers = new Map<Layer, Weighed<CatalogueGarment>>([
    ...wardrobe,
    ['base', tops.filter(([garment]) => isBase(asShaped(garment)))],
    ['middle', tops.filter(([garment]) => isMiddle(asShaped(garment)))],
  ])
  return {
    recipes: recipes
      .filter(({ layers }) => layers.every((layer) => offers.get(layer)?.length))
      .map((recipe) => [recipe.layers, recipeWeight(recipe, wardrobe, steering)] as const),
    offers,
    suits: new Map([...wardrobe.values()].flat()),
  }
}

const partOf = (garment: CatalogueGarment): Part => ({ slot: garment.slot, garment, sketch: null, from: 'system' })
const ownPart = (garment: CatalogueGarment, house?: House): Part =>
  house && isOfHouse(garment, house.profile) ? { ...partOf(garment), from: 'brand' } : partOf(garment)
const asShaped = (garment: CatalogueGarment) => shaped(partOf(garment))

/** One look by weight that breaks no rule; nothing when none is found soon. */
function draw(
  chance: Chance,
  { recipes: usable, offers, suits, house }: Rack,
  wearer: Wearer,
  look: number,
  asked: Steering | null,
): Candidate | null {
  if (usable.length === 0) return null
  for (let turn = 0; turn < turns; turn++) {
    const garments = chance.weighted(usable).map((layer) => chance.weighted(offers.get(layer) ?? []))
    const parts = garments.map(asShaped)
    if (new Set(garments).size < garments.length || brokenRules(parts, wearer).length) continue
    if (asked && unbecoming(parts, wearer, asked).length) continue
    const outfit: Outfit = { parts: garments.map((garment) => ownPart(garment, house)) }
    const fit = garments.reduce((sum, garment) => sum + Math.log(suits.get(garment) ?? 1), 0) / garments.length
    const up = asked !== null && isDressedUp(asked)
    // A jumper and trousers of one cloth are a set for the day.
    const suit = up && parts.some(({ category }) => category === 'knitwear') ? null : suitOf(garments)
    return {
      outfit: suit && chance.happens(up ? 0.95 : 0.7) ? { ...outfit, suit } : outfit,
      parts,
      shape: shapeOf(parts),
      fit: Math.max(-3, fit) * 0.9 + accord(parts),
      statement: statementOf(parts, { print: null, trims: 0 }),
      line: { wearer, parts, pieces: parts.map(({ cut }) => `${cut} of look ${look}`) },
    }
  }
  return null
}

/** Layers follow the weather; one-piece looks follow how much the wardrobe has of them. */
function recipeWeight({ layers, weight }: (typeof recipes)[number], wardrobe: Wardrobe, steering: Steering): number {
  const cold = steering.aim('warmth', 0.45)
  const over = layers.filter((layer) => layer === 'outer' || layer === 'middle').length
  const whole = layers[0] === 'whole' ? Math.min(1, (wardrobe.get('whole')?.length ?? 0) / 6) : 1
  const layered = over > 1 ? steering.layers : Math.sqrt(steering.layers)
  return weight * whole * (over ? (0.25 + 1.5 * cold) ** over * layered : 1)
}
