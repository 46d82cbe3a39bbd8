import { handOfBrand } from '../../../brands/handOfBrand.ts'
import type { Design } from '../../design.ts'
import type { Brief } from '../brief.ts'

/** Designs drawn by the hand of the brief's brand, as far as the brand has a share in them (requirement S1.15). */
export function inHouseHand({ brand: { profile }, brandShare }: Brief, designs: readonly Design[]): Design[] {
  const hand = profile ? handOfBrand(profile, brandShare / 100) : null
  return hand ? designs.map((design) => ({ ...design, hand })) : [...designs]
}
