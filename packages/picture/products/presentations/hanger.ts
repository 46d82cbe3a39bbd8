import { clothAlone } from '../clothAlone.ts'
import { framed } from '../framed.ts'
import { onBuffer } from '../onBuffer.ts'
import { shownGarment } from '../shownGarments.ts'
import type { Present } from '../taking.ts'
import { hangerOf } from '../props/hangerOf.ts'

/** A garment on a hanger before a wall: its sleeves fall, its hem stands off. */
export const hanger: Present = (taking) => {
  const { look, shot } = taking
  const worn = shownGarment(look, shot.garment)
  if (!worn) return null
  const manner = shot.manner ?? 'wooden'
  const cloth = clothAlone(
    taking,
    [worn],
    {
      arms: [
        { upper: [7, 2], lower: [2, 6] },
        { upper: [9, -2], lower: [4, 9] },
      ],
      lean: 1.1,
      empty: { straight: 0.7, wider: 0.03 },
    },
    (hung) => hangerOf(hung, manner),
  )
  const box = { ...cloth.box, top: cloth.box.top - 0.75 }
  return {
    buffer: onBuffer(taking, framed(taking, { ...cloth, box, share: 0.86 }), cloth.draw),
    standing: { stands: { at: 'plane' }, lift: 0.14, depth: 0.62 },
  }
}
