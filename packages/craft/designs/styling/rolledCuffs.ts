import { canBe, type Item, knobOf, type Look, readLook, wornIn } from './look.ts'
import { defineStyling, type Spot } from './styling.ts'

/** Sleeves that reach far enough to be turned up. */
const long = new Set(['long', 'plain', 'bishop', 'knit', 'raglan', 'dolman'])
const short = new Set(['short'])

/** Sleeves turned up to the forearm, or trouser legs above the ankle. */
export const rolledCuffs = defineStyling({
  id: 'rolledCuffs',
  label: 'Rolled cuffs',
  formality: 0.3,
  weight: 1.2,
  fits(design) {
    const look = readLook(design)
    const legs = look.items.filter((item) => canRollLegs(item, look))
    const sleeved = outermostSleeves(look)
    const arms = sleeved && canRollSleeves(sleeved, look) ? [sleeved] : []
    return [...legs, ...arms].map(({ worn }): Spot => ({ garment: worn.id }))
  },
  apply: (design, { garment }) => {
    const item = readLook(design).items.find(({ worn }) => worn.id === garment)
    return wornIn(
      design,
      garment,
      item && canBe(item, 'cuffsRolled') ? { cuffsRolled: 'rolled' } : { hemsRolled: 'rolled' },
    )
  },
})

/** What is seen on the arms: an outer garment that is put on, else the last top or dress with sleeves. */
function outermostSleeves({ outer, items }: Look): Item | undefined {
  if (outer && outer.worn.knobs.hung !== 'shoulders' && !/gilet|cape|poncho/.test(outer.type.id)) return outer
  return items.findLast(({ type }) => type.slot === 'top' || type.slot === 'whole')
}

function canRollSleeves(item: Item, { formality, ageGroup }: Look): boolean {
  const { type } = item
  if (!canBe(item, 'cuffsRolled') || formality > 0.75 || type.character.warmth > 0.7) return false
  if (type.slot === 'outer') {
    const finish = knobOf(item, 'cuff')
    return (
      type.character.formality <= 0.82 &&
      finish !== 'rib' &&
      finish !== 'turned' &&
      !(ageGroup === 'child' && type.category === 'blazer')
    )
  }
  const sleeve = String(knobOf(item, 'sleeve'))
  const length = knobOf(item, 'sleeveLength')
  return (
    type.character.formality <= 0.7 &&
    (typeof length !== 'number' || length > 0.85) &&
    (long.has(sleeve) || (short.has(sleeve) && type.category === 'tShirt'))
  )
}

/** Narrow everyday legs over shoes that leave the ankle free. */
function canRollLegs(item: Item, { shoes, formality }: Look): boolean {
  const { id, category, character } = item.type
  const cut = String(knobOf(item, 'leg') ?? 'straight')
  const hem = knobOf(item, 'hem')
  return (
    (category === 'trousers' || category === 'jeans' || id === 'dungarees') &&
    canBe(item, 'hemsRolled') &&
    formality <= 0.6 &&
    character.formality <= 0.6 &&
    character.volume <= 0.6 &&
    !/wide|flare|palazzo/i.test(cut + id) &&
    (hem === 'plain' || hem === 'raw') &&
    !/kneeBoot|cowboyBoot|rainBoot/.test(shoes)
  )
}
