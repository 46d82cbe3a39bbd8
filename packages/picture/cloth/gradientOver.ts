import type { Color } from '@toile/craft/colors/color.ts'
import type { Gradient } from '@toile/craft/colors/fill.ts'
import { clamp, lerp } from '@toile/geometry'
import type { Mask } from '../raster/mask.ts'
import type { Region } from '../raster/stage.ts'

const shades = 512
const toLight = (value: number) => (value / 255) ** 2.2
const fromLight = (value: number) => 255 * Math.max(0, value) ** (1 / 2.2)

/** The colour and opacity of a gradient at a place 0..1, mixed in linear light so that middle tones stay clean. */
export function gradientColor({ stops }: Gradient, at: number): Color & { opacity: number } {
  const ordered = stops.toSorted((a, b) => a.at - b.at)
  let k = 0
  while (k < ordered.length - 1 && ordered[k + 1].at < at) k++
  const from = ordered[k]
  const to = ordered[Math.min(k + 1, ordered.length - 1)]
  const t = clamp((at - from.at) / (to.at - from.at || 1))
  const mixed = (a: number, b: number) => fromLight(lerp(toLight(a), toLight(b), t))
  return {
    r: mixed(from.color.r, to.color.r),
    g: mixed(from.color.g, to.color.g),
    b: mixed(from.color.b, to.color.b),
    opacity: lerp(from.opacity, to.opacity, t),
  }
}

/** The colour of a gradient at any place of a plane, when it spans a box of it. */
export function gradientIn(
  gradient: Gradient,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): (x: number, y: number) => Color & { opacity: number } {
  const angle = (gradient.angle * Math.PI) / 180
  const across = Math.cos(angle)
  const down = Math.sin(angle)
  const reach = Math.abs(width * across) + Math.abs(height * down) || 1
  const ramp = Array.from({ length: shades }, (_, i) => gradientColor(gradient, i / (shades - 1)))
  const centreX = x + width / 2
  const centreY = y + height / 2
  return (px, py) => {
    const t = 0.5 + ((px - centreX) * across + (py - centreY) * down) / reach
    return ramp[Math.round(clamp(t) * (shades - 1))]
  }
}

/** Colours pixels by a gradient that spans the garment's own box; 0 degrees runs left to right, 90 downwards (requirement S5.05). */
export function gradientOver(
  rgba: Uint8ClampedArray,
  region: Region,
  mask: Mask,
  gradient: Gradient,
  box: Region,
): void {
  const colorAt = gradientIn(gradient, { ...box, x: box.x - region.x, y: box.y - region.y })
  for (let y = 0; y < mask.height; y++) {
    for (let x = mask.first[y], j = (y * mask.width + x) * 4; x <= mask.last[y]; x++, j += 4) {
      const color = colorAt(x, y)
      rgba[j] = lerp(rgba[j], color.r, color.opacity)
      rgba[j + 1] = lerp(rgba[j + 1], color.g, color.opacity)
      rgba[j + 2] = lerp(rgba[j + 2], color.b, color.opacity)
    }
  }
}
