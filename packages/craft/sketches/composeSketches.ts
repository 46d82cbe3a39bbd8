import { type Chance, openChance, sure } from '@toile/geometry'
import { type SteeringChoice, unsteered } from '../designs/compose/brief.ts'
import type { Steering } from '../designs/compose/steering.ts'
import { steer } from '../designs/compose/steering.ts'
import type { Tier } from '../designs/compose/tier.ts'
import type { CutGarment } from '../garments/cutGarment.ts'
import type { BodyCategory } from '../garments/garment.ts'
import { findGarment } from '../garments/index.ts'
import type { Wearer } from '../mannequins/wearer.ts'
import type { Wish } from '../words/wish.ts'
import { type Cutting, openCutting } from './cutting.ts'
import { grant } from './grant.ts'
import { knownKnobs } from './knownKnobs.ts'
import { rankGarments } from './rankGarments.ts'
import type { SketchDocument } from './sketchDocument.ts'
import { steeredBy } from './steeredBy.ts'
import { turnFreely } from './turnFreely.ts'
import { varyCut } from './varyCut.ts'

/** The order of sketches: a category, confirmed wishes, what they are variations of, and how many. */
export interface SketchOrder {
  category: BodyCategory | null
  wishes: readonly Wish[]
  gender: 'female' | 'male'
  /** Garments to vary, the nearest first; empty makes new ones. */
  from: readonly CutGarment[]
  /** Whether the first result is the given garment itself, as found in an uploaded sketch. */
  asFound: boolean
  back: boolean
  count: number
  seed: number
  steering?: SteeringChoice
}

/** A proposed sketch and what it is called. */
export interface SketchProposal {
  name: string
  document: SketchDocument
}

const tiers: readonly Tier[] = ['core', 'hero', 'easy', 'core']

/** Sketches that answer an order, each unlike the others; the same order gives the same sketches (requirements S2.56, S3.26, S9.04). */
export function composeSketches(order: SketchOrder): SketchProposal[] {
  const chance = openChance(order.seed)
  const wearer: Wearer = { gender: genderOf(order), ageGroup: 'adult' }
  const steering = steer(steeredBy(order.wishes, order.steering ?? unsteered))
  const made: Cutting[] = []
  const next = order.from.length > 0 ? varied(order, chance) : invented(order, made, wearer, steering, chance)
  for (let i = 0; i < order.count; i++) made.push(next(i))
  return made.map(({ garment, knobs }, i) => ({
    name: garment.label,
    document: {
      kind: 'sketch',
      version: 1,
      garment: garment.id,
      knobs: knownKnobs(garment.id, knobs),
      gender: wearer.gender,
      back: order.back,
      seed: chance.branch(`seed ${i}`).whole(0, 0xffff),
    },
  }))
}

const genderOf = ({ wishes, gender }: SketchOrder): 'female' | 'male' => {
  const said = wishes.find(({ id, not }) => !not && (id === 'man' || id === 'woman'))
  return said ? (said.id === 'man' ? 'male' : 'female') : gender
}

/** The nth variation of what was given; words are granted on top. */
function varied({ from, wishes, asFound }: SketchOrder, chance: Chance): (i: number) => Cutting {
  const known = from.flatMap(({ id, knobs }) => {
    const garment = findGarment(id)
    return garment ? [openCutting(garment, knobs)] : []
  })
  return (i) => {
    const base = sure(known[i % known.length])
    const granted = wishes.reduce((cutting, wish) => grant(cutting, wish, i), base)
    return i === 0 && asFound ? granted : varyCut(granted, chance.branch(`variation ${i}`))
  }
}

/** The nth new sketch: the next of the garments that answer, its wishes granted, the rest turned as the style asks. */
function invented(
  { wishes, category }: SketchOrder,
  made: readonly Cutting[],
  wearer: Wearer,
  steering: Steering,
  chance: Chance,
): (i: number) => Cutting {
  const ranked = rankGarments(wishes, category, wearer, steering, chance.branch('rank'))
  return (i) => {
    const { garment, wishes: own } = sure(ranked[i % ranked.length])
    const again = Math.floor(i / ranked.length)
    const granted = own.reduce((cutting, wish) => grant(cutting, wish, again), openCutting(garment))
    const others = made.flatMap((other) => (other.garment.id === garment.id ? [other.knobs] : []))
    return turnFreely(granted, others, sure(tiers[i % tiers.length]), wearer, steering, chance.branch(`sketch ${i}`))
  }
}
