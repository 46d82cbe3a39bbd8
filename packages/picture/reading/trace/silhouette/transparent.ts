import { fillHoles } from '../../../kernels/components.ts'
import { closed } from '../../../kernels/distance.ts'
import { countOf, type Mask, maskOf } from '../../../kernels/plane.ts'
import type { Pixels } from '../../../surface.ts'

/** Whether the picture's own transparency marks the ground. */
export function isTransparent({ rgba }: Pixels): boolean {
  let clear = 0
  for (let j = 3; j < rgba.length; j += 4) if (rgba[j] < 40) clear++
  return clear > (rgba.length / 4) * 0.08
}

/** The garment of a transparent picture; strokes drawn on nothing are filled. */
export function opaqueGarment(pixels: Pixels): { mask: Mask; filled: boolean } {
  const opaque = maskOf(pixels, (i) => pixels.rgba[i * 4 + 3] > 100)
  const whole = fillHoles(closed(opaque, Math.max(pixels.width, pixels.height) / 300))
  const filled = countOf(opaque) >= countOf(whole) * 0.45
  return { mask: filled ? opaque : whole, filled }
}
