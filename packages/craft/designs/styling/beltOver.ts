import { limits } from '@toile/rules/limits.ts'
import { type Color, colorDistance } from '../../colors/color.ts'
import type { Worn } from '../design.ts'
import { plainWorn } from '../plainWorn.ts'
import { canBe, type Item, knobOf, type Look, readLook, wears, wornIn } from './look.ts'
import { defineStyling } from './styling.ts'

/** A belt over a coat or jacket, which closes it and draws it in at the waist. */
export const beltOver = defineStyling({
  id: 'beltOver',
  label: 'Belt over the coat',
  formality: 0.6,
  weight: 1.5,
  adds: true,
  fits(design) {
    const look = readLook(design)
    const { outer } = look
    return outer && canTake(outer, look) && design.garments.length < limits.garmentsPerLook
      ? [{ garment: outer.worn.id }]
      : []
  },
  apply(design, { garment }) {
    const look = readLook(design)
    const { outer } = look
    if (!outer) return design
    const closed: Record<string, string> = 'worn' in outer.type.knobs ? { worn: 'closed' } : {}
    const drawn = wornIn(design, garment, { ...closed, drawnIn: 'belted' })
    const at = drawn.garments.findIndex(({ id }) => id === garment)
    return { ...drawn, garments: drawn.garments.toSpliced(at + 1, 0, beltFor(outer, look, design.shoes.color)) }
  },
})

/** No belt over another belt or over toggles, none on children, on men over coats alone; and none that would hide what is styled below. */
function canTake(outer: Item, look: Look): boolean {
  const own = knobOf(outer, 'belt')
  return (
    look.ageGroup !== 'child' &&
    canBe(outer, 'drawnIn') &&
    outer.worn.knobs.hung !== 'shoulders' &&
    outer.worn.knobs.unzipped !== 'half' &&
    look.tops.every(({ worn }) => worn.knobs.tucked !== 'half' && worn.knobs.collarUp !== 'up') &&
    (own === undefined || own === 'none' || own === 'half') &&
    knobOf(outer, 'closure') !== 'toggles' &&
    (look.gender === 'female' || outer.type.category === 'coat') &&
    outer.type.character.volume < 0.95 &&
    !wears(look, /belt|sash|braces|shawl|crossbody/i)
  )
}

const dark: Color = { r: 38, g: 30, b: 28 }
const light: Color = { r: 214, g: 196, b: 168 }

/** Leather in the colour of the shoes or of another piece of the look, narrow on jackets; a silk sash on what is soft and dressed. */
function beltFor(outer: Item, { gender, formality, items }: Look, shoe: Color): Worn {
  const { category, character } = outer.type
  const soft = gender === 'female' && formality > 0.62 && category === 'coat' && character.volume > 0.62
  const belt = soft ? 'sash' : gender === 'female' && category !== 'coat' ? 'skinnyBelt' : 'leatherBelt'
  const { fill } = outer.worn
  const apart = (color: Color) => fill.kind !== 'solid' || colorDistance(color, fill.color) > 16
  const own = items.flatMap(({ worn }) => (worn.fill.kind === 'solid' && !worn.print ? [worn.fill.color] : []))
  const color = [shoe, ...own, dark, light].find(apart) ?? dark
  return plainWorn(belt, color, {
    id: `belt-${outer.worn.id}`.slice(0, 60),
    fabric: soft ? 'silk' : 'leather',
    seed: outer.worn.seed,
  })
}
