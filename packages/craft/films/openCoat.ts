import type { Design, Worn } from '../designs/design.ts'
import { typeOf } from '../designs/typeOf.ts'

/** The outermost coat or jacket of a look, where its fronts can hang open: nothing draws it in, and its sleeves are worn. */
export function opensIn(garments: readonly Worn[]): Worn | undefined {
  const outer = garments.findLast((worn) => !worn.hidden && typeOf(worn)?.slot === 'outer')
  const { hung, drawnIn } = outer?.knobs ?? {}
  const isFree = hung !== 'shoulders' && drawnIn !== 'belted'
  return outer && isFree && typeOf(outer)?.knobs['worn'] ? outer : undefined
}

/** A look whose coat hangs open, so that hands can take it by its edges. */
export function withOpenCoat<Look extends Pick<Design, 'garments'>>(look: Look): Look {
  const coat = opensIn(look.garments)
  if (!coat) return look
  const garments = look.garments.map((worn) =>
    worn === coat ? { ...worn, knobs: { ...worn.knobs, worn: 'open' } } : worn,
  )
  return { ...look, garments }
}
