import type { Design } from '@toile/craft/designs/design.ts'
import { findFabric } from '@toile/craft/fabrics/index.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import { readOwnPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import { stanceOf } from '@toile/craft/mannequins/round/gestureOf.ts'
import { findPrint } from '@toile/craft/prints/index.ts'
import { refuse } from '@toile/rules/refusals.ts'

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
