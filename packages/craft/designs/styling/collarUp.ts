import { canBe, covers, type Item, knobOf, type Look, readLook, wears, wornIn } from './look.ts'
import { defineStyling } from './styling.ts'

/** Collars that look meant when they stand. */
const stands = new Set([
  'point',
  'buttonDown',
  'cutaway',
  'club',
  'polo',
  'notch',
  'peak',
  'ulster',
  'shirt',
  'shearling',
])

/** A collar that stands about the neck. */
export const collarUp = defineStyling({
  id: 'collarUp',
  label: 'Collar up',
  formality: 0.45,
  weight: 0.8,
  fits(design) {
    const look = readLook(design)
    const item = look.outer && hasCollar(look.outer) ? look.outer : look.items.findLast(hasCollar)
    return item && canStand(item, look) ? [{ garment: item.worn.id }] : []
  },
  apply: (design, { garment }) => wornIn(design, garment, { collarUp: 'up' }),
})

const kindOf = (item: Item) => [knobOf(item, 'collar'), knobOf(item, 'lapel')].find((kind) => typeof kind === 'string')

const hasCollar = (item: Item): boolean => {
  const kind = kindOf(item)
  return canBe(item, 'collarUp') && (kind === undefined ? true : stands.has(kind))
}

/** Not with what is tied or hung round the neck, nor under another collar, nor on children, nor on what is worn to an occasion. */
function canStand(item: Item, look: Look): boolean {
  const { type } = item
  const covered =
    item !== look.outer && look.outer !== undefined && (covers(look.outer) || kindOf(look.outer) !== 'none')
  const beside = look.items.filter((other) => other !== item && type.slot === 'top' && other.type.slot === 'top')
  return (
    look.ageGroup !== 'child' &&
    !covered &&
    beside.length === 0 &&
    item.worn.knobs.hung !== 'shoulders' &&
    type.slot !== 'whole' &&
    type.character.formality <= 0.85 &&
    !/sweater|waistcoat|bolero|tailcoat|tuxedo/.test(type.id) &&
    !wears(look, /scarf|neckerchief|shawl|tie$|pearls|statementNecklace/i)
  )
}
