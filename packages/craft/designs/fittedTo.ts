import { partsIn } from '../garments/partsIn.ts'
import type { Worn } from './design.ts'
import { typeOf } from './typeOf.ts'

/** A garment in another cut: what lies on a part goes on where the new cut has that part; a sketch that was coloured in wears its own colours. */
export function fittedTo(worn: Worn, cut: Worn['cut'], knobs: Worn['knobs']): Worn {
  const { ownColors: _, back: __, partPrints, applied, ...rest } = worn
  const type = typeOf({ cut })
  const has = type && (partPrints?.length || applied?.length) ? partsIn(type, knobs) : () => true
  const prints = partPrints?.filter(({ part, side }) => has(part, side))
  const laid = applied?.filter(({ at }) => has(at.part, at.side))
  return {
    ...rest,
    cut,
    knobs,
    ...(prints?.length && { partPrints: prints }),
    ...(laid?.length && { applied: laid }),
    ...(cut.kind === 'traced' && { ownColors: true as const }),
  }
}
