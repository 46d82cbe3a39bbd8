import type { RetouchRegion } from '@toile/craft/products/retouch.ts'
import { clamp, smooth } from '@toile/geometry'
import { gauss } from '../kernels/boxBlur.ts'
import { labOf } from '../kernels/oklab.ts'
import { type Plane, planeOf } from '../kernels/plane.ts'
import { maskOfOutlines } from '../kernels/scanline.ts'
import type { Pixels } from '../surface.ts'

/** Distance in OKLab that the widest tolerance reaches. */
const widest = 0.45
/** Lightness is shade more often than it is another colour. */
const byLight = 0.45

/** How far each pixel of a picture belongs to a region, 0..1; its rim is soft. */
export function regionOn(pixels: Pixels, region: RetouchRegion): Float32Array {
  const { width, height, rgba } = pixels
  if (region.by === 'cutOut') return Float32Array.from({ length: width * height }, (_, i) => (rgba[i * 4 + 3] ? 1 : 0))
  if (region.by === 'outline') {
    const outline = region.outline.map(([x, y]): [number, number] => [x * width, y * height])
    const mask = maskOfOutlines(width, height, [outline])
    return gauss(
      planeOf(mask, (i) => mask.values[i]!),
      Math.max(0.6, Math.max(width, height) / 2000),
    ).values
  }
  return softened(alikeOn(pixels, region))
}

function alikeOn(pixels: Pixels, { color: { r, g, b }, tolerance }: Extract<RetouchRegion, { by: 'color' }>): Plane {
  const one = labOf({ width: 1, height: 1, rgba: Uint8ClampedArray.of(r, g, b, 255) })
  const [light, a, blue] = [one.lightness.values[0]!, one.a.values[0]!, one.b.values[0]!]
  const lab = labOf(pixels)
  const most = 0.03 + widest * tolerance
  return planeOf(pixels, (i) => {
    const off = Math.hypot(
      byLight * (lab.lightness.values[i]! - light),
      1.6 * (lab.a.values[i]! - a),
      1.6 * (lab.b.values[i]! - blue),
    )
    return 1 - smooth(0.7 * most, 1.15 * most, off)
  })
}

/** Grain makes no holes in a region. */
function softened(plane: Plane): Float32Array {
  const soft = gauss(plane, 0.8).values
  return soft.map((value) => clamp((value - 0.2) / 0.6))
}
