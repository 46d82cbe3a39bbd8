import type { Design } from '@toile/fashion/designs/design.ts'
import { findFabric } from '@toile/fashion/fabrics/index.ts'
import { findWearable } from '@toile/fashion/garments/index.ts'
import { readOwnPerson } from '@toile/fashion/mannequins/ownFigure.ts'
import { findPerson } from '@toile/fashion/mannequins/people/index.ts'
import { stanceOf } from '@toile/fashion/mannequins/round/gestureOf.ts'
import { findPrint } from '@toile/fashion/prints/index.ts'
import { refuse } from '@toile/fashion/refusals.ts'

/** Refuses a document that names something the catalogues do not hold, so that every stored design can be drawn. */
export function checkDesign(design: Design): void {
  const unknown = (rule: string) => refuse('documentUnreadable', { rule })
  if (!readOwnPerson(design.mannequin.person)) {
    if (!findPerson(design.mannequin.person)) throw unknown(design.mannequin.person)
    if (!stanceOf(design.mannequin.pose)) throw unknown(design.mannequin.pose)
  }
  const ids = new Set<string>()
  for (const { id, cut, fabric, print } of design.garments) {
    if (ids.has(id)) throw unknown(id)
    ids.add(id)
    if (cut.kind === 'garment' && !findWearable(cut.garment)) throw unknown(cut.garment)
    if (!findFabric(fabric)) throw unknown(fabric)
    if (print?.source.kind === 'construction' && !findPrint(print.source.print)) throw unknown(print.source.print)
  }
}
