import type { Hanging } from '../stillBody.ts'
import { clothAlone } from '../clothAlone.ts'
import { framed } from '../framed.ts'
import { onBuffer } from '../onBuffer.ts'
import { seenGarments, shownGarment } from '../shownGarments.ts'
import type { Present } from '../taking.ts'

const laid = { straight: 0.8, wider: 0.1 }

const ways = {
  straight: {
    arms: [
      { upper: [21, 0], lower: [19, 0] },
      { upper: [26, 0], lower: [24, 0] },
    ],
    lean: 2.4,
    empty: laid,
  },
  sleeveAcross: {
    arms: [
      { upper: [24, 0], lower: [21, 0] },
      { upper: [20, 6], lower: [-62, 38], over: true },
    ],
    lean: -2.4,
    empty: laid,
  },
  outfit: {
    arms: [
      { upper: [18, 0], lower: [15, 0] },
      { upper: [24, 0], lower: [21, 0] },
    ],
    lean: 1.8,
    empty: laid,
  },
} satisfies Record<string, Hanging>

/** A garment, or all of an outfit, laid on a table and seen from above: flatter than it is worn, a little turned. */
export const flatLay: Present = (taking) => {
  const { look, shot } = taking
  const manner = shot.manner ?? 'straight'
  const one = shownGarment(look, shot.garment)
  const garments = manner === 'outfit' ? seenGarments(look) : one ? [one] : []
  if (garments.length === 0) return null
  const cloth = clothAlone(
    taking,
    garments,
    manner === 'sleeveAcross' || manner === 'outfit' ? ways[manner] : ways.straight,
  )
  return {
    buffer: onBuffer(taking, framed(taking, cloth), cloth.draw),
    standing: { stands: { at: 'plane' }, lift: 0.014, depth: 0.4 },
  }
}
