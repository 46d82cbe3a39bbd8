import type { Chance } from '@toile/geometry'
import type { Wearer } from '../../../mannequins/wearer.ts'
import { brokenRules } from '../outfitGrammar.ts'
import { type Outfit, type Part, shaped } from '../outfit.ts'
import type { Wardrobe } from '../wardrobe.ts'

/** The racks a wearer's garments come from. */
export interface Racks {
  house: Wardrobe
  system: Wardrobe
}

const tries = 40

/** How many looks are the brand's from the start, spread over the collection. */
export function houseLooks(looks: number, share: number, chance: Chance): ReadonlySet<number> {
  const count = Math.round(looks * share)
  const start = chance.next()
  return new Set(Array.from({ length: count }, (_, i) => Math.floor(((i + start) * looks) / count)))
}

/** Brings the count of the brand's garments to its share of all, by exchanging single garments where no rule of dressing is broken (requirement S9.02). */
export function settleHouse(
  outfits: readonly Outfit[],
  share: number,
  racksOf: (look: number) => Racks,
  wearerOf: (look: number) => Wearer,
  chance: Chance,
): Outfit[] {
  const looks = outfits.slice()
  const slots = looks.reduce((sum, { parts }) => sum + parts.length, 0)
  const wanted = Math.round(slots * share)
  const held = () => looks.reduce((sum, { parts }) => sum + parts.filter(isOwn).length, 0)
  for (let turn = 0; turn < slots; turn++) {
    const off = wanted - held()
    if (off === 0) break
    if (!exchange(looks, off > 0, racksOf, wearerOf, chance)) break
  }
  return looks
}

const isOwn = ({ from }: Part) => from === 'brand'

/** Exchanges one garment, in the look that has most of the wanted kind already, so that looks stay of one hand. */
function exchange(
  looks: Outfit[],
  toHouse: boolean,
  racksOf: (look: number) => Racks,
  wearerOf: (look: number) => Wearer,
  chance: Chance,
): boolean {
  const spots = looks.flatMap(({ parts }, look) =>
    parts.flatMap((part, at) =>
      isOwn(part) === toHouse
        ? []
        : [{ look, at, kin: parts.filter((own) => isOwn(own) === toHouse).length / parts.length }],
    ),
  )
  for (const { look, at } of chance.shuffled(spots).sort((a, b) => b.kin - a.kin)) {
    const part = replacement(looks[look].parts, at, racksOf(look), toHouse, wearerOf(look), chance)
    if (!part) continue
    looks[look] = { parts: looks[look].parts.map((own, i) => (i === at ? part : own)) }
    return true
  }
  return false
}

function replacement(
  parts: readonly Part[],
  at: number,
  { house, system }: Racks,
  toHouse: boolean,
  wearer: Wearer,
  chance: Chance,
): Part | null {
  const { slot } = parts[at]
  const offers = (toHouse ? house : system).get(slot) ?? []
  if (!offers.length) return null
  for (let turn = 0; turn < tries; turn++) {
    const garment = chance.weighted(offers)
    if (parts.some((part) => part.garment === garment)) continue
    const part: Part = { slot, garment, sketch: null, from: toHouse ? 'brand' : 'system' }
    const dressed = parts.map((own, i) => (i === at ? part : own))
    if (brokenRules(dressed.map(shaped), wearer).length === 0) return part
  }
  return null
}
