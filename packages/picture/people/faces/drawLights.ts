import type { Color } from '@toile/craft/colors/color.ts'
import type { Face } from '@toile/craft/mannequins/faces/face.ts'
import type { Path } from '@toile/geometry'
import { css, mixColors } from '../../raster/tint.ts'
import type { Features, Places } from './features.ts'

/** A plane of light: where, how bright, and how soft in pixels at 170 pixels per head. */
interface Light {
  places: Places
  alpha: number
  soft: number
}

const sky: Color = { r: 138, g: 158, b: 190 }

/** Draws the lights of a face; deep skin gets more of them, and light thrown back on its shadow side. */
export function drawLights({ sitter, lay, deep, ink }: Features, head: Path): void {
  const { face, skin } = sitter
  const gain = (1 + 1.1 * deep) * (ink ? 0.8 : 1)
  for (const { places, alpha, soft } of [...upperLights(face), ...noseLights(face), ...lowerLights(face)]) {
    lay(places, css(skin.light), { soft, within: [head], alpha: Math.min(0.85, alpha * gain) })
  }
  if (deep < 0.2) return
  lay(thrownBack(face), css(mixColors(skin.light, sky, 0.45)), { soft: 7, within: [head], alpha: 0.5 * deep })
}

/** Forehead and cheekbones. */
function upperLights({ eye, bones, kind }: Face): Light[] {
  const bone = eye.y + 0.085
  return [
    {
      places: [
        [-0.16, 0.27],
        [-0.06, 0.2],
        [0.05, 0.22],
        [0.05, 0.31],
        [-0.03, 0.36],
        [-0.13, 0.36],
      ],
      alpha: kind === 'child' ? 0.34 : 0.28,
      soft: 18,
    },
    {
      places: [
        [-0.235, bone - 0.022],
        [-0.17, bone - 0.01],
        [-0.11, bone + 0.018],
        [-0.13, bone + 0.05],
        [-0.2, bone + 0.034],
      ],
      alpha: 0.34 + 0.2 * bones,
      soft: 11,
    },
    {
      places: [
        [0.12, bone + 0.012],
        [0.18, bone - 0.008],
        [0.19, bone + 0.016],
        [0.14, bone + 0.036],
      ],
      alpha: 0.22 + 0.1 * bones,
      soft: 9,
    },
  ]
}

/** Ridge and tip of the nose. */
function noseLights({ eye, nose }: Face): Light[] {
  const tip = nose.w * (0.28 + 0.2 * nose.tip)
  return [
    {
      places: [
        [-0.014, eye.y - 0.005, 0.05],
        [0.004, eye.y - 0.005, 0.05],
        [0.005, nose.y - 0.055, 0.1],
        [-0.014, nose.y - 0.055, 0.1],
      ],
      alpha: 0.26 + 0.22 * nose.bridge,
      soft: 5,
    },
    {
      places: [
        [-tip, nose.y - 0.03, 0.1],
        [-tip * 0.3, nose.y - 0.042, 0.1],
        [tip * 0.5, nose.y - 0.03, 0.1],
        [-tip * 0.2, nose.y - 0.012, 0.1],
      ],
      alpha: 0.5,
      soft: 4,
    },
  ]
}

/** Over the upper lip, and the chin. */
const lowerLights = ({ mouth, chin, chinDrop }: Face): Light[] => [
  {
    places: [
      [-mouth.w * 0.34, mouth.y - mouth.upper - 0.008, 0.03],
      [0, mouth.y - mouth.upper * 0.8 - 0.008, 0.03],
      [-0.006, mouth.y - mouth.upper - 0.026, 0.03],
    ],
    alpha: 0.3,
    soft: 4,
  },
  {
    places: [
      [-chin * 0.45, 0.935 + chinDrop],
      [0, 0.925 + chinDrop],
      [chin * 0.2, 0.945 + chinDrop],
      [-chin * 0.1, 0.968 + chinDrop],
    ],
    alpha: 0.34,
    soft: 7,
  },
]

/** What the sky throws back on the jaw away from the lamp. */
const thrownBack = ({ jaw }: Face): Places => [
  [jaw + 0.03, 0.68],
  [jaw - 0.004, 0.79],
  [jaw * 0.72, 0.89],
  [jaw * 0.76, 0.92],
  [jaw + 0.03, 0.83],
]
