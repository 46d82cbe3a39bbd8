import type { Color } from '@toile/fashion/colors/color.ts'
import type { Path } from '@toile/geometry'
import { css, mixColors } from '../../raster/tint.ts'
import type { Features, Places } from './features.ts'

const sky: Color = { r: 138, g: 158, b: 190 }

/** Draws the lights of a face: forehead, ridge and tip of the nose, cheekbones, lip and chin; deep skin gets more of them, and light thrown back on its shadow side. */
export function drawLights({ sitter, lay, deep, ink, child }: Features, head: Path): void {
  const { face, skin } = sitter
  const { eye, nose, mouth, bones, chin, chinDrop, jaw } = face
  const gain = (1 + 1.1 * deep) * (ink ? 0.8 : 1)
  const light = (places: Places, alpha: number, soft: number) =>
    lay(places, css(skin.light), { soft, within: [head], alpha: Math.min(0.85, alpha * gain) })
  light(
    [
      [-0.16, 0.27],
      [-0.06, 0.2],
      [0.05, 0.22],
      [0.05, 0.31],
      [-0.03, 0.36],
      [-0.13, 0.36],
    ],
    child ? 0.34 : 0.28,
    18,
  )
  light(
    [
      [-0.014, eye.y - 0.005, 0.05],
      [0.004, eye.y - 0.005, 0.05],
      [0.005, nose.y - 0.055, 0.1],
      [-0.014, nose.y - 0.055, 0.1],
    ],
    0.26 + 0.22 * nose.bridge,
    5,
  )
  const tip = nose.w * (0.28 + 0.2 * nose.tip)
  light(
    [
      [-tip, nose.y - 0.03, 0.1],
      [-tip * 0.3, nose.y - 0.042, 0.1],
      [tip * 0.5, nose.y - 0.03, 0.1],
      [-tip * 0.2, nose.y - 0.012, 0.1],
    ],
    0.5,
    4,
  )
  const bone = eye.y + 0.085
  light(
    [
      [-0.235, bone - 0.022],
      [-0.17, bone - 0.01],
      [-0.11, bone + 0.018],
      [-0.13, bone + 0.05],
      [-0.2, bone + 0.034],
    ],
    0.34 + 0.2 * bones,
    11,
  )
  light(
    [
      [0.12, bone + 0.012],
      [0.18, bone - 0.008],
      [0.19, bone + 0.016],
      [0.14, bone + 0.036],
    ],
    0.22 + 0.1 * bones,
    9,
  )
  light(
    [
      [-mouth.w * 0.34, mouth.y - mouth.upper - 0.008, 0.03],
      [0, mouth.y - mouth.upper * 0.8 - 0.008, 0.03],
      [-0.006, mouth.y - mouth.upper - 0.026, 0.03],
    ],
    0.3,
    4,
  )
  light(
    [
      [-chin * 0.45, 0.935 + chinDrop],
      [0, 0.925 + chinDrop],
      [chin * 0.2, 0.945 + chinDrop],
      [-chin * 0.1, 0.968 + chinDrop],
    ],
    0.34,
    7,
  )
  if (deep < 0.2) return
  lay(
    [
      [jaw + 0.03, 0.68],
      [jaw - 0.004, 0.79],
      [jaw * 0.72, 0.89],
      [jaw * 0.76, 0.92],
      [jaw + 0.03, 0.83],
    ],
    css(mixColors(skin.light, sky, 0.45)),
    { soft: 7, within: [head], alpha: 0.5 * deep },
  )
}
