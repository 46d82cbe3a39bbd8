import { openChance, type Path, spline } from '@toile/geometry'
import { plane } from '../../raster/plane.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css, mixColors } from '../../raster/tint.ts'
import { ellipse } from '@toile/geometry'
import { tone } from '@toile/fashion/mannequins/tone.ts'
import type { Features } from './features.ts'

type Points = readonly (readonly [x: number, y: number, lift?: number])[]

const freckle = tone(0x8a4a2a)

/** Draws the planes of a face: shadow side, sockets, nose, lip and chin, then lights, blush and freckles. */
export function drawFacePlanes(features: Features, head: Path): void {
  drawShadows(features, head)
  drawLights(features, head)
  drawBlush(features, head)
  drawFreckles(features)
}

function drawShadows(features: Features, head: Path): void {
  const { sitter, on, ink, man, child } = features
  const { eye, nose, mouth } = sitter.face
  const shadow = css(sitter.skin.shadow)
  const lay = (points: Points, alpha: number, soft: number) => {
    const outline = spline(
      points.map(([x, y, lift]) => on(x, y, lift)),
      true,
      6,
    )
    plane(sitter.stage, outline, shadow, { soft, within: [head], alpha: alpha * (ink ? 0.62 : 0.8) })
  }
  lay(
    [
      [0.21, 0.22],
      [0.25, 0.42],
      [0.2, 0.56],
      [0.215, 0.66],
      [0.15, 0.8],
      [0.07, 1.02],
      [0.3, 0.96],
      [0.36, 0.6],
      [0.34, 0.25],
    ],
    child ? 0.3 : 0.48,
    14,
  )
  if (!child) {
    lay(
      [
        [-0.235, 0.62],
        [-0.2, 0.68],
        [-0.17, 0.78],
        [-0.12, 0.9],
        [-0.2, 0.88],
        [-0.26, 0.72],
      ],
      man ? 0.34 : 0.24,
      12,
    )
  }
  const { x, y, w } = eye
  for (const side of [-1, 1]) {
    const socket: Points = [
      [side * (x - w * 1.15), y - 0.045],
      [side * x, y - 0.075],
      [side * (x + w * 1.1), y - 0.045],
      [side * (x + w), y + 0.005],
      [side * (x - w), y + 0.012],
    ]
    lay(socket, eye.lid === 'deep' || man ? 0.52 : 0.34, 6)
  }
  lay(
    [
      [0.018, y - 0.05, 0.02],
      [0.03, y + 0.04, 0.05],
      [0.026, nose.y - 0.06, 0.09],
      [nose.w * 0.95, nose.y - 0.01, 0.05],
      [nose.w * 1.2, nose.y - 0.02, 0.02],
      [0.06, nose.y - 0.09, 0.02],
      [0.056, y],
      [0.05, y - 0.06],
    ],
    child ? 0.26 : 0.46,
    6,
  )
  lay(
    [
      [-nose.w, nose.y + 0.005, 0.05],
      [0, nose.y + 0.022, 0.08],
      [nose.w * 1.1, nose.y + 0.004, 0.05],
      [nose.w * 0.7, nose.y + 0.034, 0.02],
      [0, nose.y + 0.042, 0.03],
      [-nose.w * 0.7, nose.y + 0.034, 0.02],
    ],
    0.5,
    5,
  )
  const lip = mouth.y + mouth.lower
  lay(
    [
      [-mouth.w * 0.5, lip + 0.012],
      [0, lip + 0.006],
      [mouth.w * 0.55, lip + 0.012],
      [mouth.w * 0.3, lip + 0.035],
      [-mouth.w * 0.25, lip + 0.035],
    ],
    child ? 0.25 : 0.4,
    6,
  )
}

function drawLights({ sitter, on }: Features, head: Path): void {
  const { eye, nose } = sitter.face
  const light = css(sitter.skin.light)
  const lay = (points: Points, alpha: number, soft: number) => {
    const outline = spline(
      points.map(([x, y, lift]) => on(x, y, lift)),
      true,
      6,
    )
    plane(sitter.stage, outline, light, { soft, within: [head], alpha })
  }
  lay(
    [
      [-0.1, 0.2],
      [0, 0.17],
      [0.06, 0.24],
      [0.02, 0.34],
      [-0.1, 0.34],
    ],
    0.3,
    16,
  )
  lay(
    [
      [-0.012, eye.y, 0.05],
      [0.006, eye.y, 0.05],
      [0.006, nose.y - 0.05, 0.1],
      [-0.014, nose.y - 0.05, 0.1],
    ],
    0.55,
    4,
  )
  lay(
    [
      [-0.2, 0.59],
      [-0.13, 0.575],
      [-0.1, 0.61],
      [-0.15, 0.65],
      [-0.21, 0.63],
    ],
    0.5,
    10,
  )
  lay(
    [
      [-0.04, 0.945],
      [0.01, 0.94],
      [0.03, 0.965],
      [-0.02, 0.975],
    ],
    0.35,
    7,
  )
}

function drawBlush({ sitter, on, ink, child }: Features, head: Path): void {
  const { stage, face, skin } = sitter
  const color = css(skin.blush)
  for (const side of [-1, 1]) {
    plane(stage, ellipse(on(side * 0.185, child ? 0.7 : 0.665), 0.072, 0.05, side * -0.35), color, {
      soft: 24,
      within: [head],
      alpha: (ink ? 0.3 : 0.42) * face.blush * (child ? 1.25 : 1),
    })
  }
  plane(stage, ellipse(on(0, face.nose.y - 0.02, 0.1), 0.03, 0.022), color, { soft: 12, within: [head], alpha: 0.28 })
}

function drawFreckles({ sitter, on }: Features): void {
  const chance = openChance(sitter.person.seed * 13 + 3)
  const color = css(mixColors(sitter.skin.shadow, freckle, 0.5), 0.6)
  for (let i = 0; i < sitter.face.freckles; i++) {
    const x = chance.between(-0.2, 0.2)
    const y = 0.66 + chance.between(-0.055, 0.05) - 0.05 * Math.exp(-x * x * 60)
    const spot = ellipse(on(x, y, 0.02), chance.between(0.0025, 0.005), chance.between(0.0022, 0.004))
    fillOutline(sitter.stage, spot, color)
  }
}
