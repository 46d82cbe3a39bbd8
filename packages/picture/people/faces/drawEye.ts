import type { Color } from '@toile/fashion/colors/color.ts'
import { ellipse, joined, type Path, type Point, reversed, spline } from '@toile/geometry'
import { freeLine } from '../../raster/lines.ts'
import { plane } from '../../raster/plane.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css, darken, mixColors } from '../../raster/tint.ts'
import { masked } from '../masked.ts'
import type { Features } from './features.ts'

interface Lids {
  /** A point by share of half the eye's width (1 = outer corner) and height below its middle. */
  at: (u: number, v: number) => Point
  upper: Path
  lower: Path
}

const eyeWhite: Color = { r: 253, g: 250, b: 246 }
const rose: Color = { r: 255, g: 220, b: 210 }
const amber: Color = { r: 255, g: 225, b: 190 }
const lidShade: Color = { r: 120, g: 60, b: 62 }

/** Draws one eye: shaded lid, white, iris, lash lines and lashes, fold of the lid. */
export function drawEye(features: Features, side: 1 | -1): void {
  const { sitter } = features
  const { stage, face, skin } = sitter
  const { x, y, w, h, tilt } = face.eye
  const at = (u: number, v: number) => sitter.figure.face(side * (x + u * w), y + v - u * tilt)
  const smile = face.mouth.curl * 0.5
  const upper = spline(
    [at(-1, 0.008), at(-0.72, -h * 0.5), at(-0.25, -h * 0.98), at(0.2, -h), at(0.66, -h * 0.66), at(1, -0.004)],
    false,
    6,
  )
  const lower = spline(
    [
      at(1, -0.004),
      at(0.62, h * 0.42 - smile),
      at(0.15, h * 0.58 - smile),
      at(-0.4, h * 0.46 - smile),
      at(-0.8, 0.012),
      at(-1, 0.008),
    ],
    false,
    6,
  )
  const lids: Lids = { at, upper, lower }
  if (face.kind === 'woman') {
    const lid = spline([at(-0.85, -h * 0.7), at(-0.3, -h * 1.75), at(0.35, -h * 1.95), at(1.25, -h * 0.9)], false, 6)
    plane(stage, joined(lid, reversed(upper)), css(mixColors(skin.shadow, lidShade, 0.3)), { soft: 4, alpha: 0.5 })
  }
  const ball = joined(upper, lower)
  fillOutline(stage, ball, css(mixColors(mixColors(eyeWhite, skin.base, 0.12), skin.shadow, 0.06)))
  drawIris(features, side, lids, ball)
  fillOutline(stage, ellipse(at(-0.9, 0.008), 0.006, 0.005), css(mixColors(skin.blush, rose, 0.4)))
  drawLashes(features, lids)
  drawLid(features, lids)
  const bag = spline([at(-0.7, h * 0.95), at(0, h * 1.3), at(0.6, h * 1.1)], false, 6)
  freeLine(stage, bag, { weight: 0.9, color: css(skin.shadow, 0.8), taper: [0.4, 0.5] })
}

function drawLid({ sitter, soft }: Features, { at }: Lids): void {
  const { h, lid } = sitter.face.eye
  const fold = (points: Path, weight: number, taper: readonly [number, number]) =>
    freeLine(sitter.stage, spline(points, false, 6), { weight, color: soft, taper })
  switch (lid) {
    case 'double':
    case 'deep':
      fold([at(-0.86, -h * 0.62), at(-0.3, -h * 1.52), at(0.3, -h * 1.58), at(1.02, -h * 0.78)], 1.4, [0.35, 0.3])
      break
    case 'hood':
      fold([at(-0.7, -h * 0.9), at(0, -h * 1.5), at(0.7, -h * 1.15), at(1.28, -h * 0.1)], 1.6, [0.3, 0.3])
      break
    case 'mono':
      fold([at(-1.1, 0.016), at(-1.02, -0.002), at(-0.7, -h * 0.62)], 1.3, [0.4, 0.4])
      fold([at(-0.2, -h * 1.36), at(0.4, -h * 1.36), at(0.9, -h * 0.82)], 0.9, [0.5, 0.4])
      break
  }
}

function drawIris({ sitter, man, child }: Features, side: 1 | -1, { upper }: Lids, ball: Path): void {
  const { face, figure } = sitter
  const { x, y, h, lid } = face.eye
  const radius = (child ? 0.036 : man ? 0.029 : 0.031) * (lid === 'mono' ? 0.96 : 1)
  const gaze = Math.sin(figure.headYaw) * -0.006 * side
  const [cx, cy] = figure.face(side * x + side * gaze + 0.003, y - h * 0.3)
  const disc = (dx: number, dy: number, rx: number, ry = rx) =>
    ellipse([cx + radius * dx, cy + radius * dy], radius * rx, radius * ry)
  const shade = joined(upper, reversed(upper.map(([px, py]) => [px, py + 0.017] as const)))
  masked(sitter.stage, { within: [ball] }, (layer) => {
    fillOutline(layer, disc(0, 0, 1.04), css(darken(face.iris, 0.4)))
    fillOutline(layer, disc(0, 0, 0.9), css(face.iris))
    fillOutline(layer, disc(0.1, 0.35, 0.62, 0.5), css(mixColors(face.iris, amber, 0.35), 0.8))
    fillOutline(layer, disc(0, 0, 0.44), '#0e0a0b')
    plane(layer, shade, 'rgba(35,18,20,.5)', { soft: 3 })
    fillOutline(layer, disc(-0.36, -0.34, 0.22, 0.24), '#ffffff')
    fillOutline(layer, disc(0.35, 0.4, 0.1), 'rgba(255,255,255,.6)')
  })
}

/** The upper line is thin at the tear duct and heavy at the outer third, where the lashes stand. */
function drawLashes({ sitter, dark, man, child }: Features, { at, upper, lower }: Lids): void {
  const { stage, face } = sitter
  const { h } = face.eye
  freeLine(stage, reversed(upper), { weight: man ? 2.9 : child ? 3 : 4, color: dark, taper: [0.05, 0.62] })
  if (face.lash > 0.25) {
    const wing = [
      at(0.45, -h * 0.86),
      at(0.9, -h * 0.28),
      at(1.24 + 0.12 * face.lash, -h * (0.5 + 0.25 * face.lash) - 0.004),
    ]
    freeLine(stage, spline(wing, false, 6), { weight: 3 * face.lash, color: dark, taper: [0.3, 0.7] })
    for (let i = 0; i < 5; i++) {
      const u = 0.35 + i * 0.14
      const v = -h * (1 - Math.max(0, u - 0.25) ** 1.6 * 0.95)
      const lash = [
        at(u, v),
        at(u + 0.06 + i * 0.012, v - 0.012),
        at(u + 0.14 + i * 0.035, v - 0.017 - 0.008 * face.lash),
      ]
      freeLine(stage, lash, { weight: 1.15 * face.lash, color: dark, taper: [0, 0.8] })
    }
  }
  freeLine(stage, lower.slice(0, Math.floor(lower.length * 0.62)), {
    weight: face.kind === 'woman' ? 1.5 : 1.1,
    color: dark,
    taper: [0.02, 0.8],
  })
}
