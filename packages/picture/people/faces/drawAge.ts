import { spline } from '@toile/geometry'
import { freeLine } from '../../raster/lines.ts'
import type { Features } from './features.ts'

type Points = readonly (readonly [x: number, y: number, lift?: number])[]

/** Draws the lines of an older face: mouth folds, corners and bags of the eyes, brow. */
export function drawAge({ sitter, on, soft }: Features): void {
  const { nose, mouth, eye } = sitter.face
  const line = (points: Points, weight: number, taper: readonly [number, number]) =>
    freeLine(
      sitter.stage,
      spline(
        points.map(([x, y, lift]) => on(x, y, lift)),
        false,
        6,
      ),
      { weight, color: soft, taper },
    )
  for (const side of [-1, 1]) {
    line(
      [
        [side * (nose.w + 0.012), nose.y - 0.004, 0.03],
        [side * (nose.w + 0.042), nose.y + 0.05],
        [side * (mouth.w + 0.012), mouth.y - 0.02],
      ],
      1.5,
      [0.2, 0.6],
    )
    for (const row of [0, 1]) {
      const y = eye.y - 0.004 + row * 0.018
      line(
        [
          [side * (eye.x + eye.w + 0.02), y],
          [side * (eye.x + eye.w + 0.034), y - 0.002 + row * 0.007],
          [side * (eye.x + eye.w + 0.045), eye.y - 0.01 + row * 0.03],
        ],
        1,
        [0.1, 0.7],
      )
    }
    line(
      [
        [side * (eye.x - eye.w * 0.8), eye.y + 0.035],
        [side * eye.x, eye.y + 0.052],
        [side * (eye.x + eye.w * 0.7), eye.y + 0.042],
      ],
      1.1,
      [0.3, 0.5],
    )
    line(
      [
        [side * 0.02, 0.32],
        [side * 0.1, 0.322],
        [side * 0.16, 0.332],
      ],
      0.9,
      [0.3, 0.5],
    )
  }
}
