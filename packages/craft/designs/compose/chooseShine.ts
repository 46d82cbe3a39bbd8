import type { Chance } from '@toile/geometry'
import type { Wearer } from '../../mannequins/wearer.ts'
import { isDressedUp } from './dressedUp.ts'
import type { CatalogueGarment, Outfit } from './outfit.ts'
import type { PrintPlan } from './printPlan.ts'
import type { Steering } from './steering.ts'
import type { Tier } from './tier.ts'

/** What shines by lamplight, the brightest first. */
const shining = [/sequin|lame/i, /velvet|silk|jacquard/i]

/** The brightest cloths that shine among some; none where none does. */
export const shiningOf = <T extends string>(fabrics: readonly T[]): readonly T[] =>
  shining.map((bright) => fabrics.filter((fabric) => bright.test(fabric))).find((found) => found.length > 0) ?? []

interface Taker {
  outfit: Outfit
  tier: Tier
  wearer: Wearer
}

/** What a piece is worth that takes some cloth that shines. */
const least = 3

/** How much of a surprise each tier may be. */
const ranks: Record<Tier, number> = { hero: 2, core: 1, easy: 0 }

/** How many pieces shine: one of an evening, a second at a party of six looks and more. */
const piecesOf = (looks: number, party: boolean) => (party && looks >= 6 ? 2 : 1)

/** The pieces of a party or an evening that are cut of sequins or lamé, or of velvet, silk or jacquard where nothing takes those: unprinted, seen, on grown-ups, one a look; none where nobody dresses up. */
export function chooseShine(
  takers: readonly Taker[],
  prints: readonly (PrintPlan | null)[],
  steering: Steering,
  chance: Chance,
): { look: number; part: number }[] {
  if (!isDressedUp(steering) || !steering.asks('party', 'evening')) return []
  const offers = takers.flatMap(({ outfit: { parts }, tier, wearer }, look) => {
    const part = parts.findLastIndex(({ slot }) => slot !== 'bottom')
    const garment = wearer.ageGroup === 'adult' && prints[look]?.part !== part ? parts[part]?.garment : null
    return garment ? [{ look, part, worth: brightnessOf(garment) * 3 + ranks[tier] }] : []
  })
  return chance
    .shuffled(offers.filter(({ worth }) => worth >= least))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, piecesOf(takers.length, steering.asks('party')))
}

function brightnessOf({ character: { fabrics } }: CatalogueGarment): number {
  const [first] = shiningOf<string>(fabrics)
  return first === undefined ? 0 : shining[0].test(first) ? 2 : 1
}
