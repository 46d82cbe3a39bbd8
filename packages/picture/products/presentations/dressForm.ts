import { clothAlone } from '../clothAlone.ts'
import { framed } from '../framed.ts'
import { onBuffer } from '../onBuffer.ts'
import { seenGarments, shownGarment } from '../shownGarments.ts'
import type { Present } from '../taking.ts'
import { formOf } from '../props/tailorsForm.ts'

/** A garment on a tailor's dress form that stands on the floor. */
export const dressForm: Present = (taking) => {
  const { desk, look, shot, width, height } = taking
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
    (hung) => formOf(hung),
  )
  const { floor, levels } = cloth
  const box = {
    ...cloth.box,
    top: Math.min(cloth.box.top, levels.neck - 0.35),
    bottom: floor,
  }
  const frame = framed(taking, { ...cloth, box, share: 0.86, down: 0.49 })
  const feet = frame.origin[1] + floor * frame.scale
  return {
    buffer: onBuffer(desk.host, frame, { width, height, seed: shot.seed }, cloth.draw),
    standing: { stands: { at: 'floor', feet, horizon: feet - 2.4 * frame.scale }, lift: 0, depth: 1 },
  }
}
