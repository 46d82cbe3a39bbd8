import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { findWearable } from '@toile/craft/garments/index.ts'

const isAccessory = ({ cut }: Worn) => cut.kind === 'garment' && findWearable(cut.garment)?.slot === 'accessory'

/** What of a look is seen and can be shown without its wearer, innermost first. */
export const seenGarments = ({ garments }: Pick<Design, 'garments'>): Worn[] =>
  garments.filter((worn) => !worn.hidden && !isAccessory(worn))

/** Accessories of a look that are seen. */
export const seenAccessories = ({ garments }: Pick<Design, 'garments'>): Worn[] =>
  garments.filter((worn) => !worn.hidden && isAccessory(worn))

/** What somebody who wears it does with a garment: it lies and hangs without. */
const wearing = ['tucked', 'hung', 'drawnIn', 'collarUp', 'unzipped']

/** A garment as it is when nobody wears it: not tucked in, not slung over shoulders. */
export const unworn = (worn: Worn): Worn => ({
  ...worn,
  knobs: Object.fromEntries(Object.entries(worn.knobs).filter(([knob]) => !wearing.includes(knob))),
})

/** The garment that a picture of one shows, as nobody wears it: the one that is asked for, or the outermost. */
export function shownGarment(look: Pick<Design, 'garments'>, asked: string | null): Worn | null {
  const seen = seenGarments(look)
  const shown = seen.find(({ id }) => id === asked) ?? seen.at(-1)
  return shown ? unworn(shown) : null
}
