import { ellipse, spline } from '@toile/geometry'
import { freeLine } from '../../raster/lines.ts'
import { plane } from '../../raster/plane.ts'
import type { Features } from './features.ts'

type Points = readonly (readonly [x: number, y: number, lift: number])[]

/** Draws wings, soft nostrils, the line under the tip and the bridge on the far or shadow side. */
export function drawNose({ sitter, on, line, soft }: Features): void {
  const { stage, face, figure } = sitter
  const { w, y, bridge } = face.nose
  const stroke = (points: Points, weight: number, taper: readonly [number, number]) =>
    freeLine(
      stage,
      spline(
        points.map(([x, v, lift]) => on(x, v, lift)),
        false,
        6,
      ),
      { weight, color: soft, taper },
    )
  for (const side of [-1, 1]) {
    stroke(
      [
        [side * w * 0.98, y - 0.036, 0.02],
        [side * w * 1.17, y - 0.014, 0.02],
        [side * w * 1.06, y + 0.008, 0.03],
        [side * w * 0.8, y + 0.012, 0.05],
      ],
      side > 0 ? 1.7 : 1.35,
      [0.5, 0.25],
    )
    plane(stage, ellipse(on(side * w * 0.5, y + 0.007, 0.065), w * 0.27, 0.0062, side * -0.25), line, {
      soft: 2,
      alpha: 0.78,
    })
  }
  stroke(
    [
      [-w * 0.84, y + 0.011, 0.05],
      [-w * 0.5, y + 0.004, 0.06],
      [-w * 0.22, y + 0.014, 0.09],
      [0, y + 0.022, 0.1],
      [w * 0.22, y + 0.014, 0.09],
      [w * 0.5, y + 0.004, 0.06],
      [w * 0.84, y + 0.011, 0.05],
    ],
    1.25,
    [0.3, 0.3],
  )
  const side = figure.headYaw < -0.1 ? -1 : 1
  if (bridge > 0.25) {
    stroke(
      [
        [side * 0.022, face.eye.y - 0.02, 0.03],
        [side * 0.024, face.eye.y + 0.05, 0.06],
        [side * 0.03, y - 0.075, 0.1],
      ],
      1.1 + bridge * 0.5,
      [0.5, 0.7],
    )
  }
  stroke(
    [
      [w * 0.42, y - 0.042, 0.1],
      [w * 0.52, y - 0.022, 0.1],
      [w * 0.4, y - 0.004, 0.1],
    ],
    1.1,
    [0.5, 0.5],
  )
}
