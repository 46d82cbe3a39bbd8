import type { Light } from './light.ts'
import type { Mask } from './mask.ts'

/** The height and slopes of a part. */
interface Form {
  rise: Float32Array
  light: Pick<Light, 'slopeX' | 'slopeY'>
}

/** A part's form with what stands out of it, in pixels; the same where nothing does. */
export function liftedBy({ rise, light }: Form, lift: Float32Array | null, { width, height }: Mask): Form {
  if (!lift) return { rise, light }
  const slopeX = light.slopeX.slice()
  const slopeY = light.slopeY.slice()
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      slopeX[i] += (lift[i + 1] - lift[i - 1]) * 0.5
      slopeY[i] += (lift[i + width] - lift[i - width]) * 0.5
    }
  }
  return { rise: rise.map((value, i) => value + lift[i]), light: { slopeX, slopeY } }
}
