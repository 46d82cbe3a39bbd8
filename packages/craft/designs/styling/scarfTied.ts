import { canBe, knobOf, readLook, wears, wornIn } from './look.ts'
import { defineStyling } from './styling.ts'

/** A scarf tied in front: a long one through a loop over a coat, else in a loose knot; a silk square in a bow at a collar, else low. */
export const scarfTied = defineStyling({
  id: 'scarfTied',
  label: 'Scarf tied',
  formality: 0.5,
  weight: 1.3,
  fits(design) {
    const look = readLook(design)
    const scarf = look.items.find((item) => canBe(item, 'scarfTied'))
    const free =
      !wears(look, /tie$|pearls|pendant|statementNecklace|shawl/i) &&
      look.items.every(({ worn, type }) => worn.knobs.collarUp !== 'up' && !/turtleneck/.test(type.id))
    return scarf && free && !(look.ageGroup === 'child' && scarf.type.id === 'neckerchief')
      ? [{ garment: scarf.worn.id }]
      : []
  },
  apply(design, { garment }) {
    const look = readLook(design)
    const scarf = look.items.find(({ worn }) => worn.id === garment)
    const collared = look.items.some(
      (item) => typeof knobOf(item, 'collar') === 'string' && item.type.category === 'shirt',
    )
    const looped = scarf?.type.id === 'neckerchief' ? collared && look.gender === 'female' : look.outer !== undefined
    return wornIn(design, garment, { scarfTied: looped ? 'loop' : 'knot' })
  },
})
