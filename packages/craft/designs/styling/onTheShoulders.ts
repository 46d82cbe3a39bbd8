import { canBe, knobOf, type Look, readLook, wears, wornIn } from './look.ts'
import { defineStyling } from './styling.ts'

/** A jacket or coat over the shoulders, its sleeves empty. */
export const onTheShoulders = defineStyling({
  id: 'onTheShoulders',
  label: 'On the shoulders',
  formality: 0.7,
  weight: 1.7,
  fits(design) {
    const look = readLook(design)
    const { outer } = look
    return outer && canBe(outer, 'hung') && isFree(look) && isUnstyled(outer.worn.knobs)
      ? [{ garment: outer.worn.id }]
      : []
  },
  apply(design, { garment }) {
    const outer = readLook(design).items.find(({ worn }) => worn.id === garment)
    const open: Record<string, string> = outer && knobOf(outer, 'worn') !== undefined ? { worn: 'open' } : {}
    return wornIn(design, garment, { ...open, hung: 'shoulders' })
  },
})

/** How long a coat is that falls. */
const falling = 0.42

const isUnstyled = ({ collarUp, cuffsRolled, drawnIn }: Readonly<Record<string, unknown>>) =>
  collarUp !== 'up' && cuffsRolled !== 'rolled' && drawnIn !== 'belted'

/** A woman’s coat that falls: short and empty a jacket stands off like a box. Something is worn below, nothing hangs from a shoulder, and the wearer is grown and stands or strolls. */
const isFree = (look: Look): boolean =>
  look.ageGroup !== 'child' &&
  look.gender === 'female' &&
  (look.outer?.type.character.length ?? 0) >= falling &&
  (look.tops.length > 0 || look.items.some(({ type }) => type.slot === 'whole')) &&
  look.items.filter(({ type }) => type.slot === 'outer').length === 1 &&
  !/walk|stride|run/i.test(look.pose) &&
  !wears(look, /tote|crossbody|backpack|bucketBag|shawl|belt$|sash/i)
