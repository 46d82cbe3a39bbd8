import { type Path, type Point, spline } from '@toile/geometry'
import { freeLine, outsideOf } from '../../../raster/freeLine.ts'
import { skinOptics } from '../../../raster/optics.ts'
import { paint } from '../../../raster/paint.ts'
import { mixColors } from '../../../raster/tint.ts'
import { around } from '../../sitter.ts'
import { nearEdge } from './nearContour.ts'
import type { RoundFeatures } from './roundFeatures.ts'
import type { HeadSide } from './openTurnedHead.ts'

/** How far out and back of the cheek's edge, and at what height. */
const rim: Path = [
  [-0.03, 0.5],
  [0.02, 0.462],
  [0.062, 0.46],
  [0.085, 0.505],
  [0.072, 0.575],
  [0.045, 0.635],
  [0.014, 0.66],
  [-0.022, 0.645],
  [-0.026, 0.58],
]
const fold: Path = [
  [0.012, 0.49],
  [0.055, 0.49],
  [0.058, 0.545],
  [0.034, 0.6],
]
/** The turn that hides the far ear. */
const hidden = 0.3

/** Draws the ears: the near one opens to the viewer as the head turns, the far one goes behind the cheek. */
export function drawRoundEars(features: RoundFeatures): void {
  const { head } = features
  if (head.turned < hidden) drawEar(features, head.far)
  drawEar(features, head.far === 1 ? -1 : 1)
}

/** The outline of the ear that a turned head shows. */
export const nearEar = ({ head }: Pick<RoundFeatures, 'head'>): Path =>
  spline(rim.map(placeOn(head, head.far === 1 ? -1 : 1)), true, 6)

const placeOn = (head: RoundFeatures['head'], side: HeadSide) => {
  const lower = head.face.kind === 'child' ? 0.035 : 0
  const [half, depth] = nearEdge(head, 0.55)
  return ([out, y]: Point): Point =>
    head.see(side * (half + out * 0.45 - 0.012), y + lower, Math.min(depth, -0.01) - out * 0.85)
}

function drawEar({ head, sitter, soft, line }: RoundFeatures, side: HeadSide): void {
  const { stage, skin } = sitter
  const at = placeOn(head, side)
  const outline = spline(rim.map(at), true, 6)
  around(sitter, outline, { weight: 2.4, color: line, outside: outsideOf(outline) })
  paint(stage, {
    outlines: [outline],
    albedo: mixColors(skin.base, skin.shadow, 0.16),
    optics: skinOptics,
    fullness: 0.4,
  })
  freeLine(stage, spline(fold.map(at), false, 6), { weight: 1.3, color: soft, taper: [0.2, 0.4] })
}
