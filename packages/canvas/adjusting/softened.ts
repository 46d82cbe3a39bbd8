import type { BlurBox } from './boxOf.ts'
import type { Region } from './form.ts'
import { softPlane } from './softPlane.ts'

/** A region blurred by three passes of a box, colours weighed by their alpha. */
export function softened({ pixels, width, height }: Region, box: BlurBox): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(pixels.length)
  const alpha = weightsOf(pixels)
  const soft = alpha?.slice()
  if (soft) softPlane(soft, width, height, box)
  const plane = new Uint16Array(width * height)
  for (let channel = 0; channel < 3; channel++) {
    for (let i = 0; i < plane.length; i++) plane[i] = pixels[i * 4 + channel]! * (alpha ? alpha[i]! / 255 : 255)
    softPlane(plane, width, height, box)
    for (let i = 0; i < plane.length; i++) {
      const weight = soft ? soft[i]! : 65025
      out[i * 4 + channel] = weight === 0 ? 0 : (plane[i]! * 255) / weight
    }
  }
  for (let i = 0; i < plane.length; i++) out[i * 4 + 3] = soft ? soft[i]! / 255 : 255
  return out
}

/** Alpha times 255 of every pixel; nothing where all are opaque. */
function weightsOf(pixels: Uint8ClampedArray): Uint16Array | null {
  const weights = new Uint16Array(pixels.length / 4)
  let opaque = true
  for (let i = 0; i < weights.length; i++) {
    const alpha = pixels[i * 4 + 3]!
    if (alpha !== 255) opaque = false
    weights[i] = alpha * 255
  }
  return opaque ? null : weights
}
