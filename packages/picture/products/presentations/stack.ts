import { clothAlone } from '../clothAlone.ts'
import { folded } from '../folded.ts'
import { framed } from '../framed.ts'
import { onBuffer } from '../onBuffer.ts'
import { shownGarment } from '../shownGarments.ts'
import type { Present } from '../taking.ts'

/** A garment folded as in a shop, its neck or waistband in sight; a traced one lies as it was drawn. */
export const stack: Present = (taking) => {
  const { look, shot } = taking
  const worn = shownGarment(look, shot.garment)
  if (!worn) return null
  const arm = { upper: [30, 0], lower: [10, 0] } as const
  const cut = folded(taking, worn)
  if (cut) return cut
  const cloth = clothAlone(taking, [worn], { arms: [arm, arm] })
  return {
    buffer: onBuffer(taking, framed(taking, cloth), cloth.draw),
    standing: { stands: { at: 'plane' }, lift: 0.02, depth: 0.4 },
  }
}
