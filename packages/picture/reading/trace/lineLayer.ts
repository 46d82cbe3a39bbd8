import { gauss } from '../../kernels/boxBlur.ts'
import { dilate } from '../../kernels/distance.ts'
import { type Mask, type Plane, planeOf } from '../../kernels/plane.ts'
import { quantile } from '../../kernels/statistics.ts'

/** Clean line darkness 0..255 within and just around the garment, out of the response: paper grain to nothing, the darkest pen to full. */
export function lineLayer(response: Plane, mask: Mask): Uint8Array {
  const near = dilate(mask, 2)
  const inked = response.values.filter((value, i) => i % 3 === 0 && mask.values[i] && value > 0.02)
  const full = Math.max(0.1, quantile(inked, 0.93))
  const none = full * 0.22
  return Uint8Array.from(response.values, (value, i) => {
    if (!near.values[i] || value <= none) return 0
    return Math.min(255, Math.round(255 * ((value - none) / (full - none)) ** 0.85))
  })
}

/** The mask as opacity with a soft border, half at the border itself. */
export function softMask(mask: Mask): Uint8Array {
  const soft = gauss(
    planeOf(mask, (i) => mask.values[i]),
    0.8,
  )
  return Uint8Array.from(soft.values, (value) => Math.round(255 * Math.min(1, Math.max(0, (value - 0.15) / 0.7))))
}
