import { canHavePart } from '../garments/canHavePart.ts'
import type { PartId } from '../garments/partOf.ts'
import type { Worn } from './design.ts'

/** A garment in another cut: what lies on a part goes on where the new cut can have that part; a sketch that was coloured in wears its own colours. */
export function fittedTo(worn: Worn, cut: Worn['cut'], knobs: Worn['knobs']): Worn {
  const { ownColors: _, back: __, partPrints, applied, ...rest } = worn
  const has = (part: PartId) => cut.kind === 'traced' || canHavePart(cut.garment, part)
  const prints = partPrints?.filter(({ part }) => has(part))
  const laid = applied?.filter(({ at }) => has(at.part))
  return {
    ...rest,
    cut,
    knobs,
    ...(prints?.length && { partPrints: prints }),
    ...(laid?.length && { applied: laid }),
    ...(cut.kind === 'traced' && { ownColors: true as const }),
  }
}
