import type { Chance } from '@toile/geometry'
import type { Wearer } from '../../mannequins/wearer.ts'
import type { PrintPlan } from './assignPrints.ts'
import { isDressedUp } from './dressedUp.ts'
import type { CatalogueGarment, Outfit } from './outfit.ts'
import type { Steering } from './steering/steering.ts'
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

/** How much of a surprise each tier may be. */
const ranks: Record<Tier, number> = { hero: 2, core: 1, easy: 0 }

/** The one piece of a party or an evening that is cut of sequins or lamé, or of velvet, silk or jacquard where nothing takes those: unprinted, seen, on a grown-up; nothing where nobody dresses up. */
export function chooseShine(
  takers: readonly Taker[],
  prints: readonly (PrintPlan | null)[],
  steering: Steering,
  chance: Chance,
): { look: number; part: number } | null {
  if (!isDressedUp(steering) || !steering.asks('party', 'evening')) return null
  const offers = takers.flatMap(({ outfit: { parts }, tier, wearer }, look) => {
    const part = parts.findLastIndex(({ slot }) => slot !== 'bottom')
    const garment = wearer.ageGroup === 'adult' && prints[look]?.part !== part ? parts[part]?.garment : null
    return garment ? [{ look, part, worth: brightnessOf(garment) * 3 + ranks[tier] }] : []
  })
  const best = Math.max(...offers.map(({ worth }) => worth))
  const bright = offers.filter(({ worth }) => worth === best && worth >= 3)
  return bright.length ? chance.pick(bright) : null
}

function brightnessOf({ character: { fabrics } }: CatalogueGarment): number {
  const [first] = shiningOf<string>(fabrics)
  return first === undefined ? 0 : shining[0].test(first) ? 2 : 1
}
