import type { Design, Worn } from '../design.ts'
import { typeOf } from '../typeOf.ts'

/** The garment of a look that is worn as another is: of its category, else in its slot; nothing where the look wears none there. */
export function matched(worn: Worn, { garments }: Pick<Design, 'garments'>): Worn | null {
  const own = typeOf(worn)
  const slot = own?.slot ?? 'top'
  const there = garments.filter((one) => (typeOf(one)?.slot ?? 'top') === slot)
  const same = there.findLast((one) => own !== undefined && typeOf(one)?.category === own.category)
  // A belt is no hat.
  return same ?? (slot === 'accessory' ? null : (there.at(-1) ?? null))
}
