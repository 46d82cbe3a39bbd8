import type { Color } from '@toile/craft/colors/color.ts'
import { ellipse, joined, type Path, type Point, reversed, spline } from '@toile/geometry'
import { fillPlane } from '../../raster/fillPlane.ts'
import { freeLine } from '../../raster/freeLine.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css, darken, mixColors } from '../../raster/tint.ts'
import { masked } from '../masked.ts'
import type { Features } from './features.ts'

type Side = 1 | -1

interface Lids {
  side: Side
  /** A point by share of half the eye's width (1 = outer corner) and height below its middle. */
  at: (u: number, v: number) => Point
  upper: Path
  lower: Path
}

const eyeWhite: Color = { r: 250, g: 246, b: 241 }
const rose: Color = { r: 255, g: 220, b: 210 }
const amber: Color = { r: 255, g: 225, b: 190 }
const lidShade: Color = { r: 120, g: 60, b: 62 }

/** Draws one eye: shaded lid, white, iris, lash lines, fold of the lid. */
export function drawEye(features: Features, side: Side): void {
  const { sitter, ink, deep, on } = features
  const { stage, face, skin } = sitter
  const lids = lidsOf(features, side)
  const { at, upper, lower } = lids
  const { h } = face.eye
  if (face.kind === 'woman') {
    const lid = spline([at(-0.85, -h * 0.7), at(-0.3, -h * 1.6), at(0.35, -h * 1.75), at(1.15, -h * 0.8)], false, 6)
    fillPlane(stage, joined(lid, reversed(upper)), css(mixColors(skin.shadow, lidShade, 0.3)), { soft: 4, alpha: 0.42 })
  }
  const ball = joined(upper, lower)
  fillOutline(stage, ball, css(mixColors(mixColors(eyeWhite, skin.base, 0.16 + 0.14 * deep), skin.shadow, 0.08)))
  drawIris(features, lids, ball)
  if (!ink) fillOutline(stage, ellipse(at(-0.9, 0.007), 0.005, 0.004), css(mixColors(skin.blush, rose, 0.4)))
  drawLashes(features, lids)
  drawLid(features, lids)
  if (ink) return
  const { x, y, w } = face.eye
  const bag = [-0.7, -0.1, 0.5].map((u, i) => on(side * (x + u * w), y + h * [0.95, 1.35, 1.15][i] + 0.006))
  freeLine(stage, spline(bag, false, 6), { weight: 0.8, color: css(skin.shadow, 0.7), taper: [0.4, 0.5] })
}

function lidsOf({ sitter, on }: Features, side: Side): Lids {
  const { x, y, w, h, tilt, lid } = sitter.face.eye
  const at = (u: number, v: number) => on(side * (x + u * w), y + v - u * tilt)
  const smile = sitter.face.mouth.curl * 0.5
  // Single lids peak late, hooded ones sink to the outer corner.
  const [early, late] = lid === 'mono' ? [0.86, 1] : lid === 'hood' ? [1, 0.86] : [0.98, 0.98]
  const fall = lid === 'hood' ? 0.46 : 0.64
  const upper = spline(
    [
      at(-1, 0.008),
      at(-0.74, -h * 0.44),
      at(-0.28, -h * early),
      at(0.2, -h * late),
      at(0.66, -h * fall),
      at(1, -0.003),
    ],
    false,
    6,
  )
  const lower = spline(
    [
      at(1, -0.003),
      at(0.62, h * 0.42 - smile),
      at(0.15, h * 0.56 - smile),
      at(-0.4, h * 0.46 - smile),
      at(-0.8, 0.012),
      at(-1, 0.008),
    ],
    false,
    6,
  )
  return { side, at, upper, lower }
}

function drawLid({ sitter, soft, dark, man }: Features, { at, side }: Lids): void {
  const { h, lid } = sitter.face.eye
  const fold = (points: Path, weight: number, taper: readonly [number, number], color = soft) =>
    freeLine(sitter.stage, spline(points, false, 6), { weight: weight * (side > 0 ? 1 : 0.8), color, taper })
  switch (lid) {
    case 'double':
      fold([at(-0.8, -h * 0.7), at(-0.3, -h * 1.42), at(0.3, -h * 1.5), at(1, -h * 0.78)], 1.2, [0.4, 0.35])
      break
    case 'deep':
      fold([at(-0.95, -h * 0.8), at(-0.35, -h * 1.7), at(0.35, -h * 1.72), at(1.1, -h * 0.72)], 1.5, [0.3, 0.3])
      break
    case 'hood':
      fold([at(-0.6, -h * 1.0), at(0, -h * 1.4), at(0.65, -h * 1.05), at(1.24, -h * 0.05)], 1.7, [0.35, 0.25])
      break
    case 'mono':
      fold([at(-1.12, 0.014), at(-1.03, -0.002), at(-0.74, -h * 0.56)], 1.2, [0.4, 0.4])
      if (!man) fold([at(0.1, -h * 1.4), at(0.5, -h * 1.28), at(0.92, -h * 0.7)], 0.8, [0.5, 0.4], dark)
      break
  }
}

function drawIris({ sitter, man, child, ink, on }: Features, { side, upper }: Lids, ball: Path): void {
  const { face, figure, stage } = sitter
  const { x, y, h, lid } = face.eye
  const radius = (child ? 0.0265 : man ? 0.0225 : 0.0245) * (lid === 'mono' ? 0.94 : 1)
  const gaze = Math.sin(figure.headYaw) * 0.01
  const [cx, cy] = on(side * x + gaze + 0.002, y - h * 0.16)
  const disc = (dx: number, dy: number, rx: number, ry = rx) =>
    ellipse([cx + radius * dx, cy + radius * dy], radius * rx, radius * ry)
  const shade = joined(upper, reversed(upper.map(([px, py]) => [px, py + 0.013] as const)))
  masked(stage, { within: [ball] }, (layer) => {
    fillOutline(layer, disc(0, 0, 1.04), css(darken(face.iris, 0.42)))
    fillOutline(layer, disc(0, 0, 0.88), css(darken(face.iris, ink ? 0.72 : 0.95)))
    if (!ink) fillOutline(layer, disc(0.1, 0.38, 0.6, 0.46), css(mixColors(face.iris, amber, 0.3), 0.75))
    fillOutline(layer, disc(0, 0, 0.45), '#0e0a0b')
    fillPlane(layer, shade, 'rgba(40,22,24,.5)', { soft: 3 })
    fillOutline(layer, disc(-0.34, -0.3, 0.19, 0.21), 'rgba(255,255,255,.92)')
    if (stage.style === 'realistic') fillOutline(layer, disc(0.35, 0.42, 0.1), 'rgba(255,255,255,.4)')
  })
}

/** The upper line is thin at the tear duct and heavy at the outer third, where the lashes stand. */
function drawLashes({ sitter, dark, soft, man, child, ink }: Features, { at, upper, lower, side }: Lids): void {
  const { stage, face } = sitter
  const { h, tilt } = face.eye
  const heavy = man ? 2.3 : child ? 2.2 : 2.6 + face.lash
  freeLine(stage, reversed(upper), {
    weight: heavy * (side > 0 ? 1 : 0.9),
    color: dark,
    taper: [0.04, 0.7],
  })
  if (face.lash > 0.3) {
    const reach = 0.13 * face.lash
    const lift = h * (0.1 + 0.3 * face.lash) + Math.max(0, tilt) * 0.3
    const wing = [at(0.5, -h * 0.8), at(0.88, -h * 0.26), at(1.06 + reach, -lift)]
    freeLine(stage, spline(wing, false, 6), { weight: 2 * face.lash, color: dark, taper: [0.3, 0.75] })
    const count = ink || child ? 2 : 3
    for (let i = 0; i < count; i++) {
      const u = 0.5 + (i * 0.36) / count
      const v = -h * (1 - (u - 0.3) ** 1.6 * 0.95)
      const lash = [at(u, v), at(u + 0.07, v - 0.008), at(u + 0.15 + i * 0.03, v - 0.01 - 0.006 * face.lash)]
      freeLine(stage, lash, { weight: 0.95 * face.lash, color: dark, taper: [0, 0.8] })
    }
  }
  // The lower lid is only told at the outer third.
  freeLine(stage, lower.slice(0, Math.floor(lower.length * (ink ? 0.4 : 0.55))), {
    weight: face.kind === 'woman' ? 1.15 : 0.95,
    color: ink ? dark : soft,
    taper: [0.02, 0.85],
  })
}
