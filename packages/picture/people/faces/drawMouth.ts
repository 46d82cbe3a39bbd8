import { ellipse, joined, type Point, spline } from '@toile/geometry'
import { freeLine } from '../../raster/lines.ts'
import { plane } from '../../raster/plane.ts'
import { css, darken, luminance, mixColors } from '../../raster/tint.ts'
import type { Features } from './features.ts'

/** Draws both lips, the line between them, their light and the corners; `curl` lifts the corners. */
export function drawMouth({ sitter, on, ink, man, child, line }: Features): void {
  const { stage, face, skin, look } = sitter
  const { y, w, upper, lower, curl } = face.mouth
  // Full softness would leave the lips without an edge.
  const edge = stage.style === 'realistic' ? 0.8 : 1.6
  const at = (x: number, v: number): Point => on(x * w, y + v, 0.03)
  const lip =
    man || child
      ? mixColors(skin.base, skin.lip, child ? 0.6 : 0.5)
      : mixColors(look.lips, skin.lip, luminance(skin.base) < 0.4 ? 0.68 : 0.35)
  const bow = spline(
    [
      at(-1, -curl),
      at(-0.62, -upper * 0.55 - curl * 0.3),
      at(-0.24, -upper * 1.02),
      at(-0.08, -upper * 0.86),
      at(0, -upper * 0.7),
      at(0.08, -upper * 0.86),
      at(0.24, -upper * 1.02),
      at(0.62, -upper * 0.55 - curl * 0.3),
      at(1, -curl),
    ],
    false,
    6,
  )
  const parting = spline(
    [
      at(1, -curl),
      at(0.6, 0.004 - curl * 0.25),
      at(0.24, -0.002 + curl * 0.35),
      at(0, 0.006 + curl * 0.35),
      at(-0.24, -0.002 + curl * 0.35),
      at(-0.6, 0.004 - curl * 0.25),
      at(-1, -curl),
    ],
    false,
    6,
  )
  const under = spline(
    [
      at(1, -curl),
      at(0.66, lower * 0.66),
      at(0.3, lower * 0.98),
      at(0, lower * 0.94),
      at(-0.3, lower * 0.98),
      at(-0.66, lower * 0.66),
      at(-1, -curl),
    ],
    false,
    6,
  )
  plane(stage, joined(bow, parting), css(darken(lip, 0.84)), { soft: edge })
  plane(stage, joined(parting, [...under].reverse()), css(lip), { soft: edge })
  const light = [
    at(-0.3, lower * 0.4),
    at(0, lower * 0.34),
    at(0.16, lower * 0.45),
    at(0, lower * 0.66),
    at(-0.26, lower * 0.64),
  ]
  plane(stage, spline(light, true, 6), 'rgba(255,246,240,.8)', { soft: 3.4, alpha: man || child ? 0.25 : 0.55 })
  const shadow = [at(0.35, lower * 0.3), at(0.8, lower * 0.2), at(0.6, lower * 0.75), at(0.3, lower * 0.9)]
  plane(stage, spline(shadow, true, 6), css(darken(lip, 0.7)), { soft: 4, alpha: 0.4 })
  freeLine(stage, parting, { weight: man ? 2.3 : 2, color: line, taper: [0.3, 0.3] })
  for (const side of [-1, 1]) {
    plane(stage, ellipse(at(side * 1.04, 0.001 - curl), 0.012, 0.008), css(skin.shadow), { soft: 3, alpha: 0.8 })
  }
  if (ink) freeLine(stage, bow, { weight: 0.9, color: line, taper: [0.4, 0.4] })
  const chin = [at(-0.34, lower + 0.018), at(0, lower + 0.024), at(0.36, lower + 0.018)]
  freeLine(stage, spline(chin, false, 6), { weight: 1.2, color: css(skin.line, 0.6), taper: [0.4, 0.4] })
}
