import type { Color } from '@toile/craft/colors/color.ts'
import { clamp, ellipse, joined, type Path, type Point, reversed, spline } from '@toile/geometry'
import { fillPlane } from '../../../raster/fillPlane.ts'
import { freeLine } from '../../../raster/freeLine.ts'
import { fillOutline } from '../../../raster/stage.ts'
import { css, darken, mixColors } from '../../../raster/tint.ts'
import { masked } from '../../masked.ts'
import { type EyePlace, eyeGrowth, placeEye } from './eyePlace.ts'
import { seenSides } from './seenSides.ts'
import type { RoundFeatures } from './roundFeatures.ts'

const eyeWhite: Color = { r: 250, g: 246, b: 241 }
const rose: Color = { r: 255, g: 220, b: 210 }
const amber: Color = { r: 255, g: 222, b: 170 }
const lidShade: Color = { r: 120, g: 60, b: 62 }

/** Draws both eyes of a turned face, the far one first: lid, ball, iris, lashes. */
export function drawRoundEyes(features: RoundFeatures): void {
  for (const side of seenSides(features.head)) {
    const { far } = features.head
    const eye = placeEye(features, side)
    const { sitter, deep, child } = features
    const ball = joined(eye.upper, eye.lower)
    drawLidShade(features, eye)
    const white = mixColors(
      mixColors(eyeWhite, sitter.skin.base, 0.12 + 0.16 * deep),
      sitter.skin.shadow,
      side === far ? 0.2 : child ? 0.08 : 0.13,
    )
    fillOutline(sitter.stage, ball, css(white))
    drawIris(features, eye, ball)
    if (!features.ink)
      fillOutline(
        sitter.stage,
        ellipse(eye.at(-0.9, 0.006), 0.005, 0.004),
        css(mixColors(sitter.skin.blush, rose, 0.4)),
      )
    drawFold(features, eye)
    drawLashes(features, eye)
  }
}

/** The lid's own colour, from lash to fold. */
function drawLidShade({ sitter, outline, woman }: RoundFeatures, { at, up, upper }: EyePlace): void {
  const { stage, skin } = sitter
  const lid = spline([at(-0.92, -up * 0.55), at(-0.3, -up * 1.6), at(0.35, -up * 1.75), at(1.12, -up * 0.7)], false, 6)
  fillPlane(stage, joined(lid, reversed(upper)), css(mixColors(skin.shadow, lidShade, woman ? 0.4 : 0.1)), {
    soft: 4,
    alpha: woman ? 0.55 : 0.3,
    within: [outline.whole],
  })
}

function drawIris({ sitter, head, gaze, ink, bold }: RoundFeatures, { side, at, upper }: EyePlace, ball: Path): void {
  const { face, stage } = sitter
  const { kind, eye } = face
  const radius =
    (kind === 'child' ? 0.0262 : kind === 'man' ? 0.0238 : 0.0262) * (eye.lid === 'mono' ? 0.94 : 1) * eyeGrowth[kind]
  // Eyes look back to the viewer a little from a turned head.
  const look = clamp(gaze * 0.42 - head.far * head.turned * 0.14, -0.46, 0.46)
  const [cx, cy] = at(side * look, -eye.h * 0.14)
  // A turned iris is an upright ellipse.
  const narrow = clamp(Math.cos(head.pose.yaw + side * 0.12 + gaze * 0.3), 0.7, 1)
  const disc = (dx: number, dy: number, rx: number, ry = rx): Path =>
    ellipse([cx + radius * dx * narrow, cy + radius * dy], radius * rx * narrow, radius * ry)
  const shade = joined(upper, reversed(upper.map(([px, py]): Point => [px, py + 0.015])))
  masked(stage, { within: [ball] }, (layer) => {
    fillOutline(layer, disc(0, 0, 1.04 * bold ** 0.35), css(darken(face.iris, 0.4)))
    fillOutline(layer, disc(0.03, 0.08, 0.86), css(darken(face.iris, ink ? 0.76 : 1)))
    if (!ink) fillOutline(layer, disc(0.08, 0.4, 0.58, 0.46), css(mixColors(face.iris, amber, 0.4), 0.8))
    fillOutline(layer, disc(0, 0, 0.45), '#0e0a0b')
    fillPlane(layer, shade, 'rgba(40,22,24,.5)', { soft: 3 })
    fillOutline(layer, disc(-0.34, -0.34, 0.22, 0.24), 'rgba(255,255,255,.95)')
    if (!ink) fillOutline(layer, disc(0.4, 0.4, 0.1), 'rgba(255,255,255,.45)')
  })
}

/** The fold of the upper lid, as each kind of lid has it. */
function drawFold({ sitter, soft, head }: RoundFeatures, { at, up, side }: EyePlace): void {
  const weight = side === head.far ? 0.85 : 1.1
  const fold = (points: Path, by: number) =>
    freeLine(sitter.stage, spline(points, false, 6), { weight: by * weight, color: soft, taper: [0.4, 0.35] })
  switch (sitter.face.eye.lid) {
    case 'double':
      return fold([at(-0.8, -up * 0.72), at(-0.3, -up * 1.48), at(0.3, -up * 1.56), at(1, -up * 0.8)], 1.2)
    case 'deep':
      return fold([at(-0.95, -up * 0.8), at(-0.35, -up * 1.7), at(0.35, -up * 1.74), at(1.08, -up * 0.72)], 1.4)
    case 'hood':
      return fold([at(-0.6, -up * 1.02), at(0, -up * 1.42), at(0.65, -up * 1.08), at(1.18, -up * 0.1)], 1.5)
    case 'mono':
      return fold([at(-1.1, 0.013), at(-1.02, -0.002), at(-0.74, -up * 0.6)], 1.2)
  }
}

/** The upper line is thin at the tear duct and heavy at the outer third, where the lashes stand. */
function drawLashes(
  { sitter, dark, soft, woman, child, ink, head, bold }: RoundFeatures,
  { at, upper, lower, up, side }: EyePlace,
): void {
  const { stage, face } = sitter
  const near = (side === head.far ? 0.85 : 1) * bold
  const heavy = woman ? 2.9 + face.lash * 0.8 : child ? 2.5 : 3
  freeLine(stage, reversed(upper), { weight: heavy * near, color: dark, taper: [0.04, 0.65] })
  if (woman) {
    const reach = 0.1 + 0.12 * face.lash
    const wing = [
      at(0.4, -up * 0.92),
      at(0.82, -up * 0.42),
      at(1.03, -0.008),
      at(1.04 + reach, -up * (0.25 + 0.35 * face.lash)),
    ]
    freeLine(stage, spline(wing, false, 6), { weight: (1.6 + face.lash) * near, color: dark, taper: [0.35, 0.6] })
  }
  if (face.lash > 0.3 && !ink) {
    for (const [u, length] of [
      [0.45, 0.012],
      [0.68, 0.016],
      [0.88, 0.018],
    ] as const) {
      const v = -up * (1.02 - Math.max(0, u - 0.2) ** 1.5 * 0.95)
      const lash = [at(u, v), at(u + 0.07, v - length * 0.6), at(u + 0.17, v - length * (0.7 + 0.5 * face.lash))]
      freeLine(stage, lash, { weight: 1 * near, color: dark, taper: [0, 0.8] })
    }
  }
  // The lower lid is only told at the outer half.
  freeLine(stage, lower.slice(0, Math.floor(lower.length * 0.55)), {
    weight: woman ? 1.2 : 1,
    color: ink ? dark : soft,
    taper: [0.02, 0.85],
  })
}
