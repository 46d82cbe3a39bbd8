import type { Face } from '@toile/craft/mannequins/faces/face.ts'
import { tone } from '@toile/craft/mannequins/tone.ts'
import { ellipse, openChance, type Path } from '@toile/geometry'
import { fillPlane } from '../../raster/fillPlane.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css, mixColors } from '../../raster/tint.ts'
import { drawLights } from './drawLights.ts'
import type { Features, Places } from './features.ts'

/** A plane of shadow: where, how dark, and how soft in pixels at 170 pixels per head. */
interface Shadow {
  places: Places
  alpha: number
  soft: number
}

const freckle = tone(0x8a4a2a)

/** Draws the planes of a face: shadow side, cheekbones, sockets, nose, lip and chin, then lights, blush and freckles. */
export function drawFacePlanes(features: Features, head: Path): void {
  const { sitter, lay, ink, child, man } = features
  const { face, skin, stage } = sitter
  const strength = (ink ? 0.72 : stage.style === 'realistic' ? 1.1 : 0.92) * (child ? 0.65 : 1)
  const shadows = [...sideOf(face), ...hollowsOf(face, man), ...socketsOf(face), ...noseOf(face), ...chinOf(face)]
  for (const { places, alpha, soft } of shadows) {
    lay(places, css(skin.shadow), { soft, within: [head], alpha: alpha * strength })
  }
  drawLights(features, head)
  drawBlush(features, head)
  drawFreckles(features)
}

/** The side of the head that turns from the lamp: temple, cheekbone, cheek and jaw. */
const sideOf = ({ bones, round, eye }: Face): Shadow[] => [
  {
    places: [
      [0.2, 0.2],
      [0.245, 0.36],
      [0.235, 0.46],
      [0.2 + 0.02 * round, eye.y + 0.04],
      [0.245 - 0.01 * bones, eye.y + 0.11],
      [0.2 - 0.045 * bones + 0.03 * round, 0.74],
      [0.155 + 0.02 * round, 0.84],
      [0.08, 0.955],
      [0.02, 1.04],
      [0.3, 1.02],
      [0.38, 0.6],
      [0.36, 0.22],
    ],
    alpha: 0.5,
    soft: 14,
  },
]

/** Under the cheekbones, and the temple towards the lamp. */
function hollowsOf({ bones, jaw }: Face, man: boolean): Shadow[] {
  if (bones < 0.12) return []
  const hollow = (side: number): Places => [
    [side * 0.27, 0.635],
    [side * 0.2, 0.69],
    [side * 0.13, 0.765],
    [side * 0.125, 0.8],
    [side * (jaw - 0.05), 0.83],
    [side * (jaw + 0.02), 0.76],
  ]
  const depth = bones * (man ? 0.42 : 0.34)
  return [
    { places: hollow(-1), alpha: depth, soft: 13 },
    { places: hollow(1), alpha: depth * 0.7, soft: 13 },
  ]
}

/** Between brow and lid, deepest beside the bridge of the nose. */
function socketsOf({ eye, brow, kind }: Face): Shadow[] {
  const { x, y, w, lid } = eye
  const deep = lid === 'deep' || lid === 'hood' ? 0.5 : lid === 'mono' ? 0.24 : 0.36
  return [-1, 1].flatMap((side): Shadow[] => [
    {
      places: [
        [side * (x - w * 1.5), y - 0.018],
        [side * (x - w * 0.9), y - brow.y * 0.62],
        [side * x, y - brow.y * 0.72],
        [side * (x + w * 1.1), y - brow.y * 0.55],
        [side * (x + w * 1.05), y + 0.004],
        [side * x, y],
        [side * (x - w * 1.1), y + 0.014],
      ],
      alpha: deep * (kind === 'man' ? 1.15 : 1),
      soft: 6,
    },
    {
      places: [
        [side * (x - w * 1.45), y - 0.05],
        [side * (x - w * 1.05), y - 0.024],
        [side * (x - w * 1.12), y + 0.016],
        [side * (x - w * 1.5), y + 0.012],
      ],
      alpha: kind === 'man' ? 0.4 : 0.26,
      soft: 5,
    },
  ])
}

/** The side of the nose away from the lamp, what lies under its tip, and what it throws on the lip. */
function noseOf({ nose, eye, kind }: Face): Shadow[] {
  const { y, w, bridge } = nose
  const strength = kind === 'child' ? 0.6 : 1
  return [
    {
      places: [
        [0.018, eye.y - 0.04, 0.02],
        [0.024 + 0.006 * (1 - bridge), eye.y + 0.05, 0.05],
        [0.022, y - 0.06, 0.09],
        [w * 0.62, y - 0.03, 0.08],
        [w * 1.12, y - 0.008, 0.02],
        [w * 1.12, y - 0.04, 0.02],
        [0.058, y - 0.1, 0.02],
        [0.05, eye.y + 0.02],
        [0.046, eye.y - 0.05],
      ],
      alpha: (0.3 + 0.24 * bridge) * strength,
      soft: 6,
    },
    {
      places: [
        [-w * 0.94, y + 0.002, 0.04],
        [-w * 0.3, y - 0.006, 0.08],
        [0, y, 0.09],
        [w * 0.5, y - 0.008, 0.07],
        [w * 1.06, y - 0.004, 0.04],
        [w * 0.9, y + 0.024, 0.02],
        [w * 0.35, y + 0.036, 0.03],
        [-w * 0.4, y + 0.024, 0.03],
      ],
      alpha: 0.52 * strength,
      soft: 4,
    },
    {
      places: [
        [0.002, y + 0.03, 0.03],
        [w * 0.6, y + 0.026, 0.03],
        [w * 0.5, y + 0.062, 0.02],
        [0.012, y + 0.066, 0.02],
      ],
      alpha: 0.24 * strength,
      soft: 6,
    },
  ]
}

/** Under the lower lip and under the chin. */
function chinOf({ mouth, chin, chinDrop }: Face): Shadow[] {
  const { w, y, lower } = mouth
  const lip = y + lower
  return [
    {
      places: [
        [-w * 0.5, lip + 0.008],
        [0, lip + 0.004],
        [w * 0.6, lip + 0.006],
        [w * 0.42, lip + 0.032],
        [0, lip + 0.026],
        [-w * 0.3, lip + 0.028],
      ],
      alpha: 0.42,
      soft: 5,
    },
    {
      places: [
        [-chin * 0.7, 0.985 + chinDrop],
        [0, 0.968 + chinDrop],
        [chin * 0.9, 0.95 + chinDrop],
        [chin * 1.4, 1.03 + chinDrop],
        [0, 1.05],
        [-chin, 1.04],
      ],
      alpha: 0.34,
      soft: 7,
    },
  ]
}

function drawBlush({ sitter, on, size, ink, child }: Features, head: Path): void {
  const { stage, face, skin } = sitter
  const color = css(skin.blush)
  for (const side of [-1, 1]) {
    const place = on(side * 0.178, Math.max(face.eye.y + 0.145, child ? 0.71 : 0.66))
    fillPlane(stage, ellipse(place, 0.075 * size, 0.046, side * -0.4), color, {
      soft: 26,
      within: [head],
      alpha: (ink ? 0.26 : 0.4) * face.blush * (child ? 1.2 : 1),
    })
  }
  fillPlane(stage, ellipse(on(0, face.nose.y - 0.02, 0.1), 0.03, 0.022), color, {
    soft: 12,
    within: [head],
    alpha: 0.3,
  })
}

/** Draws the freckles of a face over nose and cheeks. */
export function drawFreckles({ sitter, on }: Features): void {
  const chance = openChance(sitter.person.seed * 13 + 3)
  const color = css(mixColors(sitter.skin.shadow, freckle, 0.5), 0.6)
  for (let i = 0; i < sitter.face.freckles; i++) {
    const x = chance.between(-0.2, 0.2)
    const y = 0.66 + chance.between(-0.055, 0.05) - 0.05 * Math.exp(-x * x * 60)
    const spot = ellipse(on(x, y, 0.02), chance.between(0.0025, 0.005), chance.between(0.0022, 0.004))
    fillOutline(sitter.stage, spot, color)
  }
}
