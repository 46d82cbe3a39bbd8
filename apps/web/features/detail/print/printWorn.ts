import { setPartPrint } from '@toile/craft/designs/appliedChanges.ts'
import { placePrint } from '@toile/craft/designs/changes.ts'
import type { Worn } from '@toile/craft/designs/design.ts'
import type { PartId } from '@toile/craft/garments/partOf.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import type { StepName } from '@toile/rules/changing/defineChange.ts'
import type { Edit } from '../edit.ts'

/** The print of a garment, or what one part of it wears instead on a side. */
export function printWorn({ print, partPrints = [] }: Worn, part: PartId | null, side: View): Placement | null {
  if (!part) return print
  const own = partPrints.find((one) => one.part === part && one.side === side)
  return own ? own.print : print
}

/** Places a print on a garment or on one part of it. */
export function placeOn(edit: Edit, id: string, part: PartId | null, side: View) {
  return (print: Placement | null, drag?: string, as?: StepName): void => {
    if (part) edit(setPartPrint, { id, part, side, print, own: true }, drag, as)
    else edit(placePrint, { id, print }, drag, as)
  }
}
