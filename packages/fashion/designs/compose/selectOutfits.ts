import type { Chance } from '@toile/geometry'
import type { BodySlot } from '../../garments/garment.ts'
import { findPerson } from '../../mannequins/people/index.ts'
import type { Brief } from './brief.ts'
import { type CatalogueGarment, categoryOf, type Outfit, outfitDistance, recipes, wardrobeFor } from './outfit.ts'

const tries = 60

/** How well a garment suits the mood of the board: 1 without a mood, up to 4 for a close match. */
export function suits(garment: CatalogueGarment, mood: Brief['mood']): number {
  if (!mood) return 1
  const { warmth, formality, volume, sleeve } = garment.character
  const season = 1 - Math.abs(warmth - (1 - mood.season))
  const occasion = 1 - Math.abs(formality - mood.formality)
  const ease = 1 - Math.abs(volume - (0.25 + 0.6 * mood.softness))
  const cover = 1 - Math.abs(sleeve - (1 - mood.season)) * 0.5
  return 0.15 + 4 * (season * occasion) ** 2 * (0.5 + 0.5 * ease) * cover
}

function draw(
  chance: Chance,
  wardrobe: ReadonlyMap<BodySlot, readonly CatalogueGarment[]>,
  mood: Brief['mood'],
): Outfit | null {
  const usable = recipes.filter(({ slots }) => slots.every((slot) => wardrobe.get(slot)?.length))
  if (usable.length === 0) return null
  const cold = mood ? 1 - mood.season : 0.5
  const { slots } = chance.weighted(
    usable.map((recipe) => [recipe, recipe.weight * (recipe.slots.includes('outer') ? 0.4 + 1.2 * cold : 1)] as const),
  )
  return {
    parts: slots.map((slot) => ({
      slot,
      garment: chance.weighted((wardrobe.get(slot) ?? []).map((garment) => [garment, suits(garment, mood)] as const)),
      sketch: null,
      from: 'system' as const,
    })),
  }
}

/** Outfits for the looks of a brief, each for its wearer: varied in shape and category, weighed by the mood; nothing fits when the allowed categories make no look. */
export function selectOutfits(brief: Brief, wearers: readonly { person: string }[], chance: Chance): Outfit[] {
  const chosen: Outfit[] = []
  for (const { person } of wearers) {
    const wearer = findPerson(person) ?? { gender: 'female', ageGroup: 'adult' }
    const allowed = wardrobeFor(wearer, brief.positions)
    const complete = recipes.some(({ slots }) => slots.every((slot) => allowed.get(slot)?.length))
    const wardrobe = complete ? allowed : wardrobeFor(wearer, [])
    let best: { outfit: Outfit; worth: number } | null = null
    for (let i = 0; i < tries; i++) {
      const outfit = draw(chance, wardrobe, brief.mood)
      if (!outfit) break
      const near = Math.min(2, ...chosen.map((other) => outfitDistance(outfit, other)))
      const repeats = chosen.filter((other) => categoryOf(other) === categoryOf(outfit)).length
      const fit =
        outfit.parts.reduce((sum, part) => sum + (part.garment ? Math.log(suits(part.garment, brief.mood)) : 0), 0) /
        outfit.parts.length
      const worth = Math.min(near, 1.1) * 4 + (near < 0.6 ? (near - 0.6) * 12 : 0) - repeats * 0.7 + fit * 0.8
      if (!best || worth > best.worth) best = { outfit, worth }
    }
    if (best) chosen.push(best.outfit)
  }
  return chosen
}
