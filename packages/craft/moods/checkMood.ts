import { refuse } from '@toile/rules/refusals.ts'
import { fabrics } from '../fabrics/index.ts'
import { findGarment } from '../garments/index.ts'
import { findPrint } from '../prints/index.ts'
import type { MoodDocument } from './moodDocument.ts'

const hasFabric = (id: string) => fabrics.some((fabric) => fabric.id === id)

/** Refuses a moodboard that names a cloth, print or garment that the catalogues do not hold. */
export function checkMood({ plates }: MoodDocument): void {
  for (const plate of plates) {
    if (plate.kind === 'print' && !findPrint(plate.source.print))
      throw refuse('documentUnreadable', { rule: plate.source.print })
    if (plate.kind === 'silhouette' && !findGarment(plate.garment))
      throw refuse('documentUnreadable', { rule: plate.garment })
    if ((plate.kind === 'texture' || plate.kind === 'silhouette') && !hasFabric(plate.fabric))
      throw refuse('documentUnreadable', { rule: plate.fabric })
  }
}
