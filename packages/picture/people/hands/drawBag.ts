import type { Color } from '@toile/fashion/colors/color.ts'
import { ellipse, type Path, spline } from '@toile/geometry'
import { freeLine } from '../../raster/lines.ts'
import { paint } from '../../raster/paint.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css, darken } from '../../raster/tint.ts'
import { leather } from '../materials.ts'
import { around, type Sitter } from '../sitter.ts'

const handle: Path = [
  [-0.13, 0.28],
  [-0.115, 0.12],
  [-0.05, 0],
  [0.05, 0],
  [0.115, 0.12],
  [0.13, 0.28],
]
const body: Path = [
  [-0.2, 0.27],
  [0.2, 0.27],
  [0.27, 0.74],
  [-0.27, 0.74],
]
const flap: Path = [
  [-0.205, 0.27],
  [0.205, 0.27],
  [0.22, 0.43],
  [0, 0.52],
  [-0.22, 0.43],
]

/** Draws a structured bag that hangs from the closed fist by its top handle. */
export function drawBag(sitter: Sitter, index: 0 | 1, color: Color): void {
  const { stage, figure } = sitter
  const [left, top] = figure.hand(index).place(-0.01, 0.44)
  const size = figure.build.handScale * 1.55
  const put = (path: Path): Path => path.map(([x, y]) => [left + x * size, top + y * size])
  const dark = css(darken(color, 0.35))
  const strap = spline(put(handle), false, 8)
  freeLine(stage, strap, { weight: 7.5, color: dark, taper: [0, 0] })
  freeLine(stage, strap, { weight: 4.5, color: css(color), taper: [0, 0] })
  for (const part of [put(body), put(flap)]) {
    around(sitter, part, { weight: 3.4, color: dark })
    paint(stage, {
      outlines: [part],
      albedo: color,
      optics: leather,
      fullness: 0.4,
      shadow: { dx: 2, dy: 4, blur: 4, strength: 0.25 },
    })
  }
  fillOutline(stage, ellipse([left, top + 0.49 * size], 0.022 * size, 0.022 * size), '#c9a45c')
}
