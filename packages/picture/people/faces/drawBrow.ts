import { joined, lerp, mix, openChance, reversed, spline } from '@toile/geometry'
import { fillPlane } from '../../raster/fillPlane.ts'
import { freeLine } from '../../raster/freeLine.ts'
import { css, darken, luminance, mixColors } from '../../raster/tint.ts'
import type { Features } from './features.ts'

/** Draws one brow: a filled taper with long hairs that climb from its lower to its upper edge. */
export function drawBrow({ sitter, man, child, on }: Features, side: 1 | -1): void {
  const { stage, face, skin, hair } = sitter
  const { brow, eye } = face
  const y = eye.y - brow.y
  const at = (u: number, v: number) => on(side * (eye.x + u * eye.w), y + v - Math.max(0, u) * eye.tilt * 0.6)
  const fair = luminance(hair) > 0.4
  const grown = mixColors(darken(hair, fair ? 0.82 : 0.72), skin.line, fair ? 0.4 : 0.25)
  const color = child ? mixColors(grown, skin.base, 0.28) : grown
  const { length, slope, arch, w } = brow
  // The inner end must not drop below the body of the brow, or everyone looks angry.
  const inner = slope * 0.3 - 0.004
  const top = spline(
    [
      at(-1.02 * length, inner - 0.002),
      at(-0.5, inner - 0.009),
      at(0.3, -arch * 0.6 - w * 0.3),
      at(0.8 * length, -arch * 0.6),
      at(1.42 * length, arch * 0.4 + 0.014),
    ],
    false,
    6,
  )
  const bottom = spline(
    [
      at(-0.98 * length, inner + w * 0.42),
      at(-0.45, inner + w * 0.5),
      at(0.3, -arch * 0.6 + w * 0.5),
      at(0.85 * length, -arch * 0.42 + w * 0.24),
      at(1.42 * length, arch * 0.4 + 0.015),
    ],
    false,
    6,
  )
  fillPlane(stage, joined(top, reversed(bottom)), css(color), {
    soft: stage.style === 'realistic' ? 0.7 : 1.4,
    alpha: child ? 0.72 : 0.82,
  })
  const chance = openChance(sitter.person.seed + (side > 0 ? 7 : 3))
  const last = top.length - 1
  const count = man ? 24 : child ? 6 : 14
  for (let i = 0; i < count; i++) {
    const from = Math.floor(chance.between(0, 0.72) * last)
    const steps = Math.floor(chance.between(0.16, 0.3) * last)
    const low = chance.between(0.45, 1)
    const high = low - chance.between(0.3, 0.75)
    if (steps < 4) continue
    const strand = Array.from({ length: steps }, (_, j) => {
      const k = Math.min(last, from + j)
      return mix(top[k], bottom[k], lerp(low, high, j / steps))
    })
    freeLine(stage, strand, {
      weight: man ? 1.7 : child ? 1.1 : 1.35,
      color: css(darken(color, 0.8), 0.8),
      taper: [0.25, 0.6],
      seed: i,
    })
  }
}
