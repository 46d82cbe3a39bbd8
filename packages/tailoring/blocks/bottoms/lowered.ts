import { lerp } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'

/** A body measured from a line below its waist, where trousers sit: at a share of the way from waist to hips. */
export function lowered(measures: Measures, share: number): Measures {
  const by = share * measures.waistToHips
  return {
    ...measures,
    waist: lerp(measures.waist, measures.hips, share),
    waistToHips: measures.waistToHips - by,
    waistToCrotch: measures.waistToCrotch - by,
    waistToKnee: measures.waistToKnee - by,
    waistToFloor: measures.waistToFloor - by,
  }
}
