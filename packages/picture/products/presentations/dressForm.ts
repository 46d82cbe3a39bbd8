import { clothAlone } from '../clothAlone.ts'
import { framed } from '../framed.ts'
import { onBuffer } from '../onBuffer.ts'
import { onFloor } from '../onFloor.ts'
import { seenGarments, shownGarment } from '../shownGarments.ts'
import type { Present } from '../taking.ts'
import { formOf } from '../props/tailorsForm.ts'

/** A garment on a tailor's dress form that stands on the floor. */
export const dressForm: Present = (taking) => {
  const { look, shot } = taking
  const one = shownGarment(look, shot.garment)
  const garments = shot.garment && one ? [one] : seenGarments(look)
  if (garments.length === 0) return null
  const cloth = clothAlone(
    taking,
    garments,
    {
      arms: [
        { upper: [9, 1], lower: [3, 8] },
        { upper: [10, 0], lower: [4, 10] },
      ],
    },
    formOf,
  )
  const { floor, levels } = cloth
  const box = {
    ...cloth.box,
    top: Math.min(cloth.box.top, levels.neck - 0.35),
    bottom: floor,
  }
  const frame = framed(taking, { ...cloth, box, share: 0.86, down: 0.49 })
  return {
    buffer: onBuffer(taking, frame, cloth.draw),
    standing: onFloor(frame, floor),
  }
}
