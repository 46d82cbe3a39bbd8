import { ellipse, joined, type Path, type Point, spline } from '@toile/geometry'
import { fillPlane } from '../../raster/fillPlane.ts'
import { freeLine } from '../../raster/freeLine.ts'
import { css, darken, luminance, mixColors } from '../../raster/tint.ts'
import type { Features } from './features.ts'

/** The edges of both lips and a way to place points on them: x in half widths of the mouth, v in heads below its line. */
interface Lips {
  at: (x: number, v: number) => Point
  bow: Path
  parting: Path
  under: Path
}

/** Draws both lips, the line between them, their light and the corners; `curl` lifts the corners. */
export function drawMouth(features: Features): void {
  const { sitter, ink, man, child, line } = features
  const { stage, face, skin, look } = sitter
  const { lower } = face.mouth
  // Full softness would leave the lips without an edge.
  const edge = stage.style === 'realistic' ? 0.9 : 1.6
  const lips = lipsOf(features)
  const { at, bow, parting, under } = lips
  const bare = mixColors(skin.base, skin.lip, child ? 0.5 : man ? 0.5 : 0.8)
  const worn = mixColors(look.lips, skin.lip, luminance(skin.base) < 0.4 ? 0.6 : 0.35)
  const lip = mixColors(bare, worn, face.lipstick)
  fillPlane(stage, joined(bow, parting), css(darken(lip, man || child ? 0.9 : 0.82)), { soft: edge })
  fillPlane(stage, joined(parting, [...under].reverse()), css(lip), { soft: edge, alpha: man ? 0.75 : 1 })
  const light = [
    at(-0.36, lower * 0.42),
    at(-0.1, lower * 0.34),
    at(0.12, lower * 0.42),
    at(-0.02, lower * 0.64),
    at(-0.28, lower * 0.66),
  ]
  const glow = css(mixColors(lip, skin.light, 0.75))
  fillPlane(stage, spline(light, true, 6), glow, { soft: 4, alpha: man || child ? 0.3 : 0.55 })
  const shadow = [at(0.3, lower * 0.25), at(0.85, lower * 0.14), at(0.62, lower * 0.72), at(0.3, lower * 0.92)]
  fillPlane(stage, spline(shadow, true, 6), css(darken(lip, 0.7)), { soft: 4, alpha: 0.38 })
  freeLine(stage, parting, { weight: man ? 2 : child ? 1.5 : 1.8, color: line, taper: [0.35, 0.3] })
  drawCorners(features, lips)
  if (ink && face.lipstick > 0.5) {
    freeLine(stage, bow.slice(Math.floor(bow.length * 0.4)), { weight: 0.9, color: line, taper: [0.4, 0.4] })
  }
  const chin = [at(-0.3, lower + 0.017), at(0, lower + 0.022), at(0.36, lower + 0.016)]
  freeLine(stage, spline(chin, false, 6), { weight: child ? 0.8 : 1.1, color: css(skin.line, 0.5), taper: [0.4, 0.4] })
}

function lipsOf({ sitter, on }: Features): Lips {
  const { y, w, upper, lower, curl } = sitter.face.mouth
  // A smile draws the mouth wide and thins the lips.
  const wide = w * (1 + curl * 6)
  const full = 1 - curl * 14
  const at = (x: number, v: number): Point => on(x * wide, y + v, 0.03)
  const rise = upper * full
  const fall = lower * full
  const bow: Path = [
    at(-1, -curl),
    at(-0.62, -rise * 0.55 - curl * 0.3),
    at(-0.25, -rise * 1.02),
    at(-0.09, -rise * 0.9),
    at(0, -rise * 0.7),
    at(0.09, -rise * 0.9),
    at(0.25, -rise * 1.02),
    at(0.62, -rise * 0.55 - curl * 0.3),
    at(1, -curl),
  ]
  const parting: Path = [
    at(1, -curl),
    at(0.6, 0.004 - curl * 0.25),
    at(0.24, -0.002 + curl * 0.35),
    at(0, 0.005 + curl * 0.35),
    at(-0.24, -0.002 + curl * 0.35),
    at(-0.6, 0.004 - curl * 0.25),
    at(-1, -curl),
  ]
  const under: Path = [
    at(1, -curl),
    at(0.66, fall * 0.62),
    at(0.3, fall * 0.98),
    at(0, fall * 0.95),
    at(-0.3, fall * 0.98),
    at(-0.66, fall * 0.62),
    at(-1, -curl),
  ]
  return { at, bow: spline(bow, false, 6), parting: spline(parting, false, 6), under: spline(under, false, 6) }
}

/** The corners tuck in; a smile lifts a fold of the cheek beside each. */
function drawCorners({ sitter, soft, child, ink }: Features, { at }: Lips): void {
  const { stage, face, skin } = sitter
  const { curl } = face.mouth
  for (const side of [-1, 1]) {
    fillPlane(stage, ellipse(at(side * 1.05, 0.001 - curl), 0.011, 0.007), css(skin.shadow), {
      soft: 3,
      alpha: ink ? 0.45 : 0.75,
    })
    if (curl < 0.005) continue
    const fold = spline(
      [at(side * 1.2, -0.028 - curl), at(side * 1.32, -0.004 - curl), at(side * 1.24, 0.02)],
      false,
      6,
    )
    const smile = Math.min(1, curl * 90)
    if (ink && !child && curl > 0.007) freeLine(stage, fold, { weight: smile, color: soft, taper: [0.5, 0.6] })
    else fillPlane(stage, joined(fold, [at(side * 1.26, -0.004)]), css(skin.shadow), { soft: 5, alpha: 0.8 * smile })
  }
}
