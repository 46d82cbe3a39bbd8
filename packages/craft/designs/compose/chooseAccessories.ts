import type { Chance } from '@toile/geometry'
import { accessories } from '../../garments/accessories/index.ts'
import type { AccessoryCategory, AnyAccessory } from '../../garments/garment.ts'
import { isCutFor } from '../../garments/isCutFor.ts'
import type { Wearer } from '../../mannequins/wearer.ts'
import { hasFreeHand } from './chooseWearers.ts'
import { isDressedUp } from './dressedUp.ts'
import { lowerOf, type Shaped } from './outfit.ts'
import type { Steering } from './steering.ts'
import type { Tier } from './tier.ts'
import { wordsOf } from './words.ts'

/** A look as accessories see it. */
export interface Dressed {
  parts: readonly Shaped[]
  wearer: Wearer
  pose: string
  tier: Tier
}

const most = 3
/** In how many looks of a batch a category is seen at most, as a share. */
const seen: Record<AccessoryCategory, number> = {
  bag: 0.5,
  belt: 0.5,
  scarf: 0.38,
  hat: 0.25,
  jewellery: 0.5,
  eyewear: 0.25,
}
/** And bags where men carry them. */
const bagsOfMen = 0.3
/** How many kinds of accessory a collection has; they come back from look to look. */
const kinds = 7

const ordinary: Record<AccessoryCategory, number> = {
  bag: 1.5,
  belt: 1,
  scarf: 0.9,
  hat: 0.9,
  jewellery: 0.9,
  eyewear: 0.6,
}
/** What men and children are not given unasked. */
const grownUp =
  /chain|obi|corset|sash|head|shawl|clutch|handbag|bucketBag|pearl|cat|cloche|straw|neckerchief|brooch|tie$/i
/** Bags that are a child's own; others go to the beach with girls alone. */
const ofChildren = /backpack|beltBag/
/** Where a child has sunglasses and a bag to carry. */
const sunny = ['holiday', 'resort']
/** What grown-ups leave at home when they dress up. */
const daily = /tote|crossbody|bucket|backpack|beltBag|fedora|beret|beanie|cap$|visor|sunglasses|aviators/i
const byTier: Record<Tier, number> = { hero: 1.7, core: 1.2, easy: 0.55 }
/** Hats that are a statement on a man of today, unless the brief likes them. */
const dated = /fedora|boater|strawHat|beret/i
const men: Partial<Record<AccessoryCategory, number>> = { jewellery: 0.05, bag: 0.5 }
const children: Partial<Record<AccessoryCategory, number>> = { jewellery: 0.02, eyewear: 0.12, bag: 0.7, belt: 0.5 }

/** Accessories for each look of a batch, none to three: a small range that suits season, occasion and keywords, each only where it can be worn. */
export function chooseAccessories(looks: readonly Dressed[], steering: Steering, chance: Chance): AnyAccessory[][] {
  const uses = new Map<string, number>()
  const range: AnyAccessory[] = []
  const counted = (name: string) => uses.get(name) ?? 0
  const count = (name: string) => uses.set(name, counted(name) + 1)
  const allowed = (place: AccessoryCategory, { gender }: Wearer) =>
    Math.max(1, Math.round(looks.length * (place === 'bag' && gender === 'male' ? bagsOfMen : seen[place])))
  /** Hats and totes come once, other bags too unless the brief is fond of them. */
  const often = (accessory: AnyAccessory) => {
    const { id, category } = accessory
    const once =
      placeOf(accessory) === 'hat' || id === 'tote' || (category === 'bag' && steering.likes(id, category) < 3)
    return Math.max(1, looks.length / (once ? 8 : 4))
  }
  const adorned = adornedLooks(looks, chance.branch('adorned'))
  return looks.map((look, place) => {
    if (!adorned.has(place)) return []
    const wanted = byTier[look.tier] + steering.accessories + chance.bell() * 0.5
    const chosen: AnyAccessory[] = []
    const slots = Math.min(most, Math.max(0, Math.round(wanted)))
    for (let i = 0; i < slots; i++) {
      const offered = accessories.filter(
        (accessory) =>
          fits(accessory, look) &&
          counted(accessory.id) < often(accessory) &&
          counted(placeOf(accessory)) < allowed(placeOf(accessory), look.wearer) &&
          !chosen.some((other) => excludes(other, accessory)) &&
          (range.length < kinds || range.includes(accessory)),
      )
      const weighed = offered.map(
        (accessory) => [accessory, weight(accessory, look, steering) * (range.includes(accessory) ? 2.2 : 1)] as const,
      )
      const best = Math.max(0, ...weighed.map(([, value]) => value))
      if (best < 0.12) break
      const accessory: AnyAccessory = chance.weighted(weighed.filter(([, value]) => value > best * 0.15))
      chosen.push(accessory)
      count(accessory.id)
      count(placeOf(accessory))
      if (!range.includes(accessory)) range.push(accessory)
    }
    return chosen
  })
}

/** The looks that have accessories: no more than half of them, dinner jackets for their ties and heroes first, never all. */
function adornedLooks(looks: readonly Dressed[], chance: Chance): ReadonlySet<number> {
  const ranks: Record<Tier, number> = { hero: 0, core: 1, easy: 2 }
  const rank = (look: Dressed) => (takesBowTie(look) ? -1 : ranks[look.tier])
  const order = chance.shuffled(looks.map((_, i) => i)).toSorted((a, b) => rank(looks[a]) - rank(looks[b]))
  return new Set(order.slice(0, Math.max(1, looks.length >> 1)))
}

/** What is worn on the head is a hat here, whatever it is tied from. */
const placeOf = ({ id, category }: AnyAccessory): AccessoryCategory =>
  /head/i.test(id) && category === 'scarf' ? 'hat' : category

const excludes = (a: AnyAccessory, b: AnyAccessory) =>
  placeOf(a) === placeOf(b) ||
  (/belt|sash|braces/i.test(a.id) && /belt|sash|braces/i.test(b.id)) ||
  [a, b].every((one) => one.id === 'beltBag' || one.id === 'backpack' || one.category === 'scarf') ||
  (a.category === 'hat' && b.category === 'eyewear' && b.character.warmth > 0.3)

function weight(accessory: AnyAccessory, look: Dressed, steering: Steering): number {
  const { id, category, character } = accessory
  const { parts, wearer } = look
  if (takesBowTie(look) && isDressedUp(steering)) return id === 'bowTie' ? 4 : id === 'brooch' ? 0.2 : 0
  if (daily.test(id) && wearer.ageGroup === 'adult' && isDressedUp(steering)) return 0
  if (id === 'knitScarf' && isDressedUp(steering)) return 0
  const formality = parts.reduce((sum, part) => sum + part.character.formality, 0) / parts.length
  const warmth = steering.aim('warmth', Math.max(...parts.map((part) => part.character.warmth)))
  const off = category === 'bag' || category === 'belt' ? 0 : character.warmth - warmth
  return (
    ordinary[category] *
    steering.likes(id, category) *
    Math.exp(-9 * (character.formality - formality) ** 2 - 9 * off ** 2) *
    (wearer.gender === 'male'
      ? (men[category] ?? 1) * (grownUp.test(id) ? 0.02 : 1) * (dated.test(id) && steering.likes(id) < 2 ? 0.03 : 1)
      : 1) *
    (wearer.ageGroup === 'child'
      ? (children[category] ?? 1) * (grownUp.test(id) ? 0.05 : 1) * (isForChild(accessory, wearer, steering) ? 1 : 0)
      : 1)
  )
}

/** Whether a child is given it: sunglasses on holiday alone, and no lady's handbag but a basket or a small bag there. */
function isForChild({ id, category }: AnyAccessory, { gender }: Wearer, { asks }: Steering): boolean {
  if (category === 'eyewear' && id !== 'glasses') return asks(...sunny)
  return (
    category !== 'bag' || ofChildren.test(id) || (gender === 'female' && /tote|crossbody/.test(id) && asks(...sunny))
  )
}

/** Whether an accessory can be worn with a look at all. */
export function fits({ id, category, wornBy, character }: AnyAccessory, { parts, wearer, pose }: Dressed): boolean {
  if (!isCutFor(wornBy, wearer)) return false
  const words = new Set(parts.flatMap(({ cut }) => wordsOf(cut)))
  const hooded = ['hoodie', 'parka', 'hooded'].some((word) => words.has(word))
  const draped = parts.some(({ slot, character }) => slot === 'outer' && character.volume >= 0.85)
  const closedNeck = parts.some(
    ({ category: worn, character }) => worn === 'shirt' || (worn === 'knitwear' && character.sleeve > 0.5),
  )
  switch (category) {
    case 'hat':
      return !hooded
    case 'scarf':
      if (/tie$/i.test(id)) return parts.some(isTieable) && !words.has('turtleneck')
      if (character.volume >= 0.55)
        return parts.every(({ slot, character: own }) => slot !== 'outer' && own.waist < 0.95)
      return !hooded && !draped && !words.has('turtleneck')
    case 'bag':
      return hasFreeHand(pose) || /cross|back|belt/i.test(id)
    case 'jewellery':
      return /ear|bangle|brooch|bracelet|ring/i.test(id) ? !draped : !closedNeck && !hooded && !draped
    case 'belt':
      if (id === 'braces')
        return (
          wearer.gender === 'male' &&
          wearer.ageGroup === 'adult' &&
          parts.some(isTieable) &&
          takesBelt(parts) &&
          lowerOf(parts).category === 'trousers'
        )
      return takesBelt(parts) && (wearer.gender === 'female' || parts.some(isTieable))
    default:
      return true
  }
}

/** Men wear bow ties to dinner jackets. */
const takesBowTie = ({ parts, wearer: { gender, ageGroup } }: Dressed): boolean =>
  gender === 'male' &&
  ageGroup === 'adult' &&
  parts.some(isTieable) &&
  parts.some(({ category, character }) => category === 'blazer' && character.formality > 0.94)

/** Shirts with a collar that stands, as ties and braces want them. */
const isTieable = ({ slot, category, character }: Shaped) =>
  slot === 'top' && category === 'shirt' && character.formality >= 0.5

/** A belt shows where the waist is neither covered, nor cut with its own belt, nor without shape. */
function takesBelt(parts: readonly Shaped[]): boolean {
  const lower = lowerOf(parts)
  if (parts.some(({ slot }) => slot === 'outer')) return false
  if (lower.slot === 'whole')
    return (
      lower.category === 'dress' &&
      lower.character.waist < 0.75 &&
      lower.character.volume < 0.65 &&
      lower.character.formality < 0.8
    )
  const [top, ...over] = parts.filter(({ slot }) => slot === 'top')
  return (
    lower.slot === 'bottom' &&
    lower.category !== 'jumpsuit' &&
    lower.character.formality > 0.08 &&
    over.length === 0 &&
    top !== undefined &&
    top.character.volume <= 0.5 &&
    ['shirt', 'blouse', 'top'].includes(top.category)
  )
}
