import { clothAlone } from '../clothAlone.ts'
import { framed } from '../framed.ts'
import { onBuffer } from '../onBuffer.ts'
import { shownGarment } from '../shownGarments.ts'
import type { Present } from '../taking.ts'
import { neckLabel } from '../props/neckLabel.ts'

/** A garment as if somebody unseen wore it: round, its inner back in sight, with its label. */
export const ghost: Present = (taking) => {
  const { look, shot } = taking
  const worn = shownGarment(look, shot.garment)
  if (!worn) return null
  const cloth = clothAlone(
    taking,
    [worn],
    {
      arms: [
        { upper: [17, 4], lower: [10, 12] },
        { upper: [19, 1], lower: [12, 15] },
      ],
      lean: 0.6,
      empty: { straight: 0.3, wider: 0 },
    },
    (hung) => ({ inside: neckLabel(hung) }),
  )
  return {
    buffer: onBuffer(taking, framed(taking, cloth), cloth.draw),
    standing: { stands: { at: 'plane' }, lift: 0.1, depth: 1 },
  }
}
