import type { BodySlot } from '../../garments/garment.ts'
import { garments } from '../../garments/index.ts'
import { isCutFor } from '../../garments/isCutFor.ts'
import type { Wearer } from '../../mannequins/wearer.ts'
import { becomes } from './becoming/index.ts'
import { isDressedUp } from './dressedUp.ts'
import { gladOnChildren } from './gladOnChildren.ts'
import type { CatalogueGarment } from './outfit.ts'
import { asksWide } from './mostOnMen.ts'
import { weather, weatherOf } from './rangeRule.ts'
import type { Steering } from './steering.ts'

/** Garments by slot with how well each suits the brief. */
export type Wardrobe = ReadonlyMap<BodySlot, readonly (readonly [garment: CatalogueGarment, weight: number])[]>

/** How well a garment suits a wearer and what the brief asks for, above 0 up to about 14. */
export function suits({ id, slot, category, character }: CatalogueGarment, wearer: Wearer, steering: Steering): number {
  const liked =
    steering.likes(id, category) *
    bareInTheCold(category, character, wearer, steering) *
    coveredInTheHeat(slot, character, wearer, steering)
  return (
    0.0005 +
    (0.004 + steering.meets(character)) *
      liked *
      unasked(character, category, wearer) *
      gladOnChildren(id, wearer, steering)
  )
}

/** In the cold legs are covered: by trousers, leggings and long skirts; a child's end at the knee, and are worn where people dress up. */
function bareInTheCold(
  category: string,
  { length }: CatalogueGarment['character'],
  { ageGroup }: Wearer,
  steering: Steering,
): number {
  const cold = steering.aim('warmth', 0.4)
  if (category !== 'skirt' && category !== 'dress' && category !== 'shorts') return 1
  if (ageGroup === 'child' && category !== 'shorts') return cold > 0.66 && !isDressedUp(steering) ? 0.12 : 1
  return cold > 0.66 && length < 0.63 ? 0.03 : cold > 0.55 && length < 0.5 ? 0.15 : 1
}

/** In the heat children's knees are seen: long legs are seldom. */
function coveredInTheHeat(
  slot: BodySlot,
  { length }: CatalogueGarment['character'],
  wearer: Wearer,
  steering: Steering,
): number {
  const below = slot === 'bottom' || slot === 'whole'
  return wearer.ageGroup === 'child' && below && length > 0.8 && weatherOf(steering) < weather.heat ? 0.2 : 1
}

/** Where a man's legs are covered. */
const dressed = ['work', 'evening', 'party', 'ceremony']

/** How much more a dinner jacket is proposed to a man than his board would have it. */
const dinner = 4

/** How much of a garment is proposed to a man of what becomes him: shorts to no office and no ball, wide legs seldom, dinner jackets gladly where they belong; boys may. */
function onMen(
  { id, category, character }: CatalogueGarment,
  { gender, ageGroup }: Wearer,
  steering: Steering,
): number {
  if (gender !== 'male') return 1
  if (category === 'shorts' && ageGroup === 'adult' && steering.asks(...dressed)) return 0
  if (category === 'blazer' && character.formality > 0.94)
    return ageGroup === 'adult' && isDressedUp(steering) && steering.asks('evening', 'party') ? dinner : 1
  return id === 'wideTrousers' && !asksWide(steering) ? 0.35 : 1
}

/** What is not proposed to a wearer unasked: men in cut waists and volume, children in what is grown-up. */
function unasked(
  { volume, waist, formality, sleeve, length }: CatalogueGarment['character'],
  category: string,
  wearer: Wearer,
) {
  let factor = 1
  if (wearer.gender === 'male') {
    if (volume >= 0.95) factor *= 0.04
    if (category === 'jumpsuit') factor *= 0.2
    if (volume >= 0.65 && category === 'trousers') factor *= 0.4
    if (category === 'skirt') factor *= 0.004
    if (category === 'dress') factor *= 0.1
    if (category === 'top' && sleeve < 0.1) factor *= 0.35
    if (length < 0.4 && category === 'shorts') factor *= 0.6
  }
  if (wearer.ageGroup === 'child') {
    if (formality > 0.7) factor *= 0.15
    if (volume >= 0.95) factor *= 0.25
    if (waist > 0.95 && formality > 0.6) factor *= 0.1
  }
  return factor
}

const shapedOf = ({ id, slot, category, character }: CatalogueGarment) => ({ slot, category, cut: id, character })

/** What a wearer may wear of the allowed categories; empty positions allow all. */
export function wardrobeFor(wearer: Wearer, positions: readonly string[], steering: Steering): Wardrobe {
  const wardrobe = new Map<BodySlot, (readonly [CatalogueGarment, number])[]>()
  for (const garment of garments) {
    if (!isCutFor(garment.wornBy, wearer)) continue
    if (positions.length > 0 && !positions.includes(garment.category)) continue
    const share = positions.length > 0 ? 1 : onMen(garment, wearer, steering)
    if (share === 0) continue
    if (positions.length === 0 && !becomes(shapedOf(garment), wearer, steering)) continue
    const weight = share * suits(garment, wearer, steering)
    wardrobe.set(garment.slot, [...(wardrobe.get(garment.slot) ?? []), [garment, weight]])
  }
  return new Map([...wardrobe].map(([slot, offers]) => [slot, edited(offers)]))
}

/** A slot keeps at least so many garments, and all that suit the brief a little. */
const range = { least: 7, share: 0.03 }

/** What hardly suits the brief is left out, as long as there is choice without it. */
function edited<T>(offers: readonly (readonly [T, number])[]): readonly (readonly [T, number])[] {
  const falling = offers.map(([, weight]) => weight).sort((a, b) => b - a)
  const least = Math.min(falling[0] * range.share, falling[Math.min(range.least, falling.length) - 1])
  return offers.filter(([, weight]) => weight >= least)
}
