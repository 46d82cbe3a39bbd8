import type { Color } from '@toile/craft/colors/color.ts'
import { ellipse, joined, type Path, type Point, reversed, spline } from '@toile/geometry'
import { fillPlane } from '../../../raster/fillPlane.ts'
import { freeLine } from '../../../raster/freeLine.ts'
import { fillOutline } from '../../../raster/stage.ts'
import { css, darken, luminance, mixColors } from '../../../raster/tint.ts'
import { masked } from '../../masked.ts'
import { type MouthPlace, placeMouth } from './mouthPlace.ts'
import type { RoundFeatures } from './roundFeatures.ts'

/** Draws the mouth: lips in two tones with a light, and teeth when it laughs. */
export function drawRoundMouth(features: RoundFeatures): void {
  const { sitter, man, child, ink, head, mood, line, bold } = features
  const { stage } = sitter
  const place = placeMouth(head, mood)
  const { bow, parting, rim, under, gap } = place
  const lip = lipColor(features)
  if (gap) drawInside(features, place)
  fillPlane(stage, joined(bow, reversed(parting)), css(darken(lip, child ? 0.9 : 0.8)), { soft: 1.6 })
  fillPlane(stage, joined(rim, reversed(under)), css(lip), { soft: 1.6, alpha: man ? 0.9 : 1 })
  drawLight(features, place, lip)
  const deepest = css(mixColors(darken(lip, 0.35), { r: 50, g: 16, b: 18 }, 0.5))
  freeLine(stage, parting, {
    weight: (gap ? 1.7 : man ? 2.1 : child ? 1.9 : 2) * bold,
    color: ink ? line : deepest,
    taper: [0.25, 0.25],
  })
  drawCorners(features, place)
}

function lipColor({ sitter, man, child }: RoundFeatures): Color {
  const { face, skin, look } = sitter
  const bare = mixColors(skin.base, skin.lip, child ? 0.8 : man ? 0.78 : 0.85)
  const worn = mixColors(look.lips, skin.lip, luminance(skin.base) < 0.4 ? 0.5 : 0.25)
  return mixColors(bare, worn, face.lipstick)
}

function drawInside({ sitter, mood }: RoundFeatures, { parting, rim, gap }: MouthPlace): void {
  const { stage } = sitter
  const hole = joined(parting, reversed(rim))
  fillOutline(stage, hole, '#4a1d1e')
  if (mood.open < 0.5) return
  const last = parting.length - 1
  const edge = parting.map(
    ([x, y], i): Point => [x, y + gap * 0.72 * Math.max(0, Math.sin((Math.PI * (i / last - 0.09)) / 0.82)) ** 0.8],
  )
  masked(stage, { within: [hole] }, (layer) => fillOutline(layer, joined(parting, reversed(edge)), '#f6f1e9'))
}

function drawLight({ sitter, man, child }: RoundFeatures, { at, rim, under, fall, gap }: MouthPlace, lip: Color): void {
  const { stage, skin } = sitter
  const within: readonly Path[] = [joined(rim, reversed(under))]
  const light = [
    at(-0.36, fall * 0.4 + gap, 0.01),
    at(-0.08, fall * 0.32 + gap, 0.01),
    at(0.1, fall * 0.42 + gap, 0.01),
    at(-0.02, fall * 0.64 + gap, 0.01),
    at(-0.3, fall * 0.66 + gap, 0.01),
  ]
  const glow = css(mixColors(lip, skin.light, 0.75))
  fillPlane(stage, spline(light, true, 5), glow, { soft: 3.5, alpha: man || child ? 0.3 : 0.65, within })
  const shade = [
    at(0.25, fall * 0.3 + gap),
    at(0.9, 0.004 + gap * 0.2),
    at(0.6, fall * 0.8 + gap),
    at(0.2, fall * 1.02 + gap),
  ]
  fillPlane(stage, spline(shade, true, 5), css(darken(lip, 0.72)), { soft: 4, alpha: 0.45, within })
}

/** The corners tuck in; a smile is told by the cheek beside them, in shade and not in lines, which would make anybody old. */
function drawCorners({ sitter, mood, ink, child, outline, head }: RoundFeatures, { at }: MouthPlace): void {
  const { stage, skin } = sitter
  for (const side of [-1, 1] as const) {
    const farther = side === head.far ? 1 - 0.5 * head.turned : 1
    fillPlane(stage, ellipse(at(side * 1.04, 0.001), 0.011 * farther, 0.008), css(skin.shadow), {
      soft: 3,
      alpha: ink ? 0.5 : 0.8,
      within: [outline.whole],
    })
    if (mood.smile < 0.5 || child) continue
    const cheek = [
      at(side * 1.12, -0.05, -0.01),
      at(side * 1.3, -0.024, -0.02),
      at(side * 1.3, 0.012, -0.02),
      at(side * 1.2, -0.012, -0.01),
    ]
    fillPlane(stage, spline(cheek, true, 5), css(skin.shadow), {
      soft: 5,
      alpha: (ink ? 0.22 : 0.5) * mood.smile * farther,
      within: [outline.whole],
    })
  }
}
