import { checkRegion, checkRoom } from '@toile/craft/designs/appliedChanges.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { printsOn } from '@toile/craft/designs/printsOn.ts'
import { findFabric } from '@toile/craft/fabrics/index.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import { readOwnPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import { stanceOf } from '@toile/craft/mannequins/round/gestureOf.ts'
import { findNotion } from '@toile/craft/notions/index.ts'
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
  for (const worn of design.garments) {
    const { id, cut, fabric, applied = [], partPrints = [] } = worn
    if (ids.has(id)) throw unknown(id)
    ids.add(id)
    checkRoom(applied.length)
    const laid = new Set<string>()
    for (const one of applied) {
      if (laid.has(one.id)) throw unknown(one.id)
      laid.add(one.id)
      if (one.kind === 'notion') {
        if (one.source.kind === 'notion' && !findNotion(one.source.notion)) throw unknown(one.source.notion)
        continue
      }
      checkRegion(one)
      if (one.fill.kind === 'fabric' && !findFabric(one.fill.fabric)) throw unknown(one.fill.fabric)
    }
    const named = partPrints.map(({ part, side }) => `${part} ${side}`)
    const twice = named.find((name, i) => named.indexOf(name) !== i)
    if (twice) throw unknown(twice)
    if (cut.kind === 'garment' && !findWearable(cut.garment)) throw unknown(cut.garment)
    if (!findFabric(fabric)) throw unknown(fabric)
    for (const source of printsOn(worn))
      if (source.kind === 'construction' && !findPrint(source.print)) throw unknown(source.print)
  }
}
