import { ellipse } from '@toile/geometry'
import { fillPlane } from '../../raster/fillPlane.ts'
import type { Features } from './features.ts'

/** Draws wings, soft nostrils, the line under the tip and the bridge on the far or shadow side. */
export function drawNose(features: Features): void {
  const { sitter, on, stroke, line, soft, child, ink, size } = features
  const { stage, face } = sitter
  const { w, y, tip } = face.nose
  const light = child ? 0.75 : 1
  for (const side of [-1, 1]) {
    // The wing towards the lamp is hardly told.
    if (side > 0 || !ink)
      stroke(
        [
          [side * w * 0.98, y - 0.034 + 0.006 * tip, 0.02],
          [side * w * 1.14, y - 0.014, 0.02],
          [side * w * 1.04, y + 0.007, 0.03],
          [side * w * 0.8, y + 0.011, 0.05],
        ],
        { weight: (side > 0 ? 1.7 : 1) * light, color: soft, taper: [0.5, 0.25] },
      )
    fillPlane(stage, ellipse(on(side * w * 0.5, y + 0.006, 0.065), w * 0.25 * size, 0.0056, side * -0.28), line, {
      soft: 2,
      alpha: child ? 0.6 : 0.74,
    })
  }
  drawTip(features)
  if (!child) drawBridge(features)
}

function drawTip({ sitter, stroke, soft, ink, child }: Features): void {
  const { w, y, tip } = sitter.face.nose
  // A short nose shows its underside: the line under the tip stays high in the middle.
  const drop = 0.02 - 0.01 * tip
  stroke(
    [
      [-w * 0.8, y + 0.01, 0.05],
      [-w * 0.5, y + 0.003, 0.06],
      [-w * 0.2, y + drop * 0.7, 0.09],
      [0, y + drop, 0.1],
      [w * 0.22, y + drop * 0.7, 0.09],
      [w * 0.5, y + 0.003, 0.06],
      [w * 0.82, y + 0.01, 0.05],
    ],
    { weight: (ink ? 1.35 : 1.05) * (child ? 0.8 : 1), color: soft, taper: [0.35, 0.3] },
  )
  if (ink) return
  stroke(
    [
      [w * 0.44, y - 0.04, 0.1],
      [w * 0.54, y - 0.022, 0.1],
      [w * 0.42, y - 0.004, 0.1],
    ],
    { weight: 0.9, color: soft, taper: [0.5, 0.5] },
  )
}

function drawBridge({ sitter, stroke, soft, ink }: Features): void {
  const { nose, eye } = sitter.face
  if (nose.bridge <= 0.25) return
  const side = sitter.figure.headYaw < -0.1 ? -1 : 1
  // A strong nose has a bone: the line steps out where it ends.
  const bone = 0.008 * Math.max(0, nose.bridge - 0.5)
  stroke(
    [
      [side * 0.021, eye.y - 0.022, 0.03],
      [side * (0.022 + bone), eye.y + 0.045, 0.06],
      [side * 0.025, eye.y + 0.1, 0.08],
      [side * 0.03, nose.y - 0.07, 0.1],
    ],
    { weight: (ink ? 1.1 : 0.8) + nose.bridge * 0.5, color: soft, taper: [0.45, 0.75] },
  )
}
