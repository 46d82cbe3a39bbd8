import { canBe, type Item, knobOf, type Look, readLook, wears, wornIn } from './look.ts'
import { defineStyling } from './styling.ts'

const ownZip = /^(zipCardigan|anorak)$/

/** A zip open to the middle of the chest, so that what is below shows. */
export const halfZipped = defineStyling({
  id: 'halfZipped',
  label: 'Half zipped',
  formality: 0.15,
  weight: 1.7,
  fits(design) {
    const look = readLook(design)
    const item = look.outer ?? look.tops[look.tops.length - 1]
    return item && isZipped(item) && showsBelow(item, look) ? [{ garment: item.worn.id }] : []
  },
  apply: (design, { garment }) => wornIn(design, garment, { unzipped: 'half' }),
})

/** Whether a garment is closed by a zip down its front. */
function isZipped(item: Item): boolean {
  const closure = [knobOf(item, 'closure'), knobOf(item, 'front')]
  return (
    canBe(item, 'unzipped') &&
    knobOf(item, 'worn') !== 'open' &&
    (ownZip.test(item.type.id) || closure.some((kind) => kind === 'zip' || kind === 'halfZip'))
  )
}

/** An outer garment needs a top or a dress under it; of tops only those with a short zip are worn on the skin, and not by children. */
function showsBelow(item: Item, look: Look): boolean {
  if (wears(look, /scarf|shawl|neckerchief/i) || item.worn.knobs.drawnIn === 'belted') return false
  if (item.type.slot === 'outer') return look.tops.length > 0 || look.items.some(({ type }) => type.slot === 'whole')
  return look.tops.length > 1 || (look.ageGroup !== 'child' && /^(quarterZip|polo|rugbyShirt)$/.test(item.type.id))
}
