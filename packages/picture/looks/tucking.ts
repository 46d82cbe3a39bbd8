import type { Worn } from '@toile/craft/designs/design.ts'
import { typeOf } from '@toile/craft/designs/typeOf.ts'
import type { AnyGarment, BodyCategory } from '@toile/craft/garments/garment.ts'
import { findGarment } from '@toile/craft/garments/index.ts'

/** Tops that are tucked in unless a design says otherwise, with the bottoms they are tucked into. */
const tuckedInto: Partial<Record<BodyCategory, readonly BodyCategory[]>> = {
  shirt: ['skirt', 'trousers'],
  blouse: ['skirt', 'trousers', 'shorts', 'jeans'],
  top: ['skirt', 'trousers', 'shorts', 'jeans'],
  tShirt: ['skirt'],
}

const garmentOf = ({ cut }: Worn): AnyGarment | undefined =>
  cut.kind === 'garment' ? findGarment(cut.garment) : undefined

/** Whether a top is worn tucked in: always under a bib, else as its stored knob `tucked` says ('in' or 'out'), else when it is put on before the bottom, else by what it is. */
export function isTucked(worn: Worn, garments: readonly Worn[]): boolean {
  const top = garmentOf(worn)
  const bottom = garments.find((other) => garmentOf(other)?.slot === 'bottom')
  if (top?.slot !== 'top' || !bottom) return false
  if (garmentOf(bottom)?.category === 'jumpsuit') return true
  if (worn.knobs.tucked === 'in') return true
  if (worn.knobs.tucked === 'out' || isHalfTucked(worn)) return false
  if (garments.indexOf(worn) < garments.indexOf(bottom)) return true
  if (top.wornOut) return false
  const into = garmentOf(bottom)?.category
  return into !== undefined && (tuckedInto[top.category]?.includes(into) ?? false)
}

/** Whether a top is stored to be pushed into its bottom at one side of the front: it is drawn over it. */
export const isHalfTucked = ({ knobs }: Worn): boolean => knobs.tucked === 'half'

/** Garments in the order they are put on: tucked tops before the bottom they disappear into, half tucked ones after it, ties and braces before jackets. */
export function inOrderOfDressing(garments: readonly Worn[]): Worn[] {
  const tucked = garments.filter((worn) => isTucked(worn, garments))
  const outer = garments.filter((worn) => garmentOf(worn)?.slot === 'outer')
  const rest = overBottom(garments.filter((worn) => !tucked.includes(worn)))
  const inner = outer.length ? rest.filter(isUnderOuter) : []
  const first = rest.findIndex((worn) => outer.includes(worn))
  return [
    ...tucked,
    ...rest.slice(0, Math.max(0, first)).filter((worn) => !inner.includes(worn)),
    ...inner,
    ...rest.slice(Math.max(0, first)).filter((worn) => !inner.includes(worn)),
  ]
}

/** What is half tucked and would come before its bottom comes right after it. */
function overBottom(garments: readonly Worn[]): Worn[] {
  const bottom = garments.findIndex((worn) => garmentOf(worn)?.slot === 'bottom')
  const early = garments.slice(0, Math.max(0, bottom)).filter(isHalfTucked)
  if (!early.length) return [...garments]
  const kept = garments.slice(0, bottom + 1).filter((worn) => !early.includes(worn))
  return [...kept, ...early, ...garments.slice(bottom + 1)]
}

function isUnderOuter(worn: Worn): boolean {
  const found = typeOf(worn)
  return found?.slot === 'accessory' && found.underOuter === true
}
