import type { BrandProfile } from '../../../brands/profile.ts'
import type { BodySlot } from '../../../garments/garment.ts'
import { garments } from '../../../garments/index.ts'
import { isCutFor } from '../../../garments/isCutFor.ts'
import type { Wearer } from '../../../mannequins/wearer.ts'
import { closeness, cutFit, leastFit } from '../../inBrand.ts'
import type { CatalogueGarment } from '../outfit.ts'
import type { Steering } from '../steering.ts'
import { suits, type Wardrobe } from '../wardrobe.ts'

/** How often what the brand does not show may fill a slot that it has nothing for. */
const stranger = 0.02

/** What a wearer may wear of a brand: its own cuts by how often it shows them, and only where it has none for a slot what comes nearest (requirement S2.61). */
export function houseWardrobe(
  profile: BrandProfile,
  wearer: Wearer,
  positions: readonly string[],
  steering: Steering,
): Wardrobe {
  const wardrobe = new Map<BodySlot, (readonly [CatalogueGarment, number])[]>()
  for (const garment of garments) {
    if (!isCutFor(garment.wornBy, wearer)) continue
    if (positions.length > 0 && !positions.includes(garment.category)) continue
    const weight = houseWeight(garment, profile) * suits(garment, wearer, steering) ** 0.25
    wardrobe.set(garment.slot, [...(wardrobe.get(garment.slot) ?? []), [garment, weight]])
  }
  return new Map([...wardrobe].map(([slot, offers]) => [slot, ownOffers(offers, profile)]))
}

/** Only what is of the brand, where the brand has anything for the slot. */
function ownOffers(offers: readonly (readonly [CatalogueGarment, number])[], profile: BrandProfile) {
  const own = offers.filter(([garment]) => isOfHouse(garment, profile))
  return own.length ? own : offers
}

/** Whether a garment type is cut as the brand's are. */
export const isOfHouse = (garment: CatalogueGarment, profile: BrandProfile): boolean =>
  cutFit(garment, profile) >= leastFit

function houseWeight(garment: CatalogueGarment, profile: BrandProfile): number {
  const { cuts } = profile.cuts
  if (!cuts.length) return 1
  const own = cuts.find(({ category }) => category === garment.category)
  if (own) return own.share * closeness(own, garment.character) ** 2
  return stranger * cuts.reduce((sum, cut) => sum + cut.share * closeness(cut, garment.character), 0)
}
