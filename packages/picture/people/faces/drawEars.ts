import { type Path, type Point, spline } from '@toile/geometry'
import { freeLine } from '../../raster/freeLine.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css, mixColors } from '../../raster/tint.ts'
import { headSize } from '../headSize.ts'
import { around, type Sitter } from '../sitter.ts'

const rim: Path = [
  [-0.02, -0.01],
  [0.012, -0.045],
  [0.042, -0.05],
  [0.056, -0.015],
  [0.05, 0.04],
  [0.038, 0.09],
  [0.024, 0.135],
  [0.004, 0.15],
  [-0.02, 0.13],
]
const folds: readonly Path[] = [
  [
    [0.018, -0.028],
    [0.04, -0.025],
    [0.042, 0.01],
    [0.034, 0.05],
  ],
  [
    [0.008, 0.02],
    [0.024, 0.03],
    [0.02, 0.07],
    [0.006, 0.085],
  ],
]

/** Draws both ears; the far one of a turned head shrinks. */
export function drawEars(sitter: Sitter): void {
  const { stage, figure, face, skin, contour, soft } = sitter
  const back = figure.view === 'back'
  const size = headSize(figure)
  const yaw = back ? 0 : figure.headYaw
  const far = yaw > 0 ? 1 : -1
  const turned = Math.min(1, Math.abs(yaw) * 2.4)
  for (const side of [-1, 1]) {
    const width = side === far ? 1 - 0.85 * turned : 1 + 0.35 * turned
    const place = ([x, y]: Point) =>
      figure.head(side * (face.cheek - 0.014 + x * width) * size, Math.min(face.eye.y, 0.56) - 0.005 + y)
    const outline = spline(rim.map(place), true, 6)
    around(sitter, outline, { weight: 2.6, color: contour })
    fillOutline(stage, outline, css(mixColors(skin.base, skin.shadow, 0.22)))
    if (back) continue
    for (const fold of folds) {
      freeLine(stage, spline(fold.map(place), false, 6), { weight: 1.2, color: soft, taper: [0.3, 0.4] })
    }
  }
}
