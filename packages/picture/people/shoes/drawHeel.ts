import type { Color } from '@toile/craft/colors/color.ts'
import { mix, type Path, spline } from '@toile/geometry'
import { freeLine, outsideOf } from '../../raster/freeLine.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css, darken } from '../../raster/tint.ts'
import { footPlace } from '../feet/footPlace.ts'
import { around, type Sitter } from '../sitter.ts'
import type { Heel } from './shoeArt.ts'

/** A foot turned further than this (radians) shows the heel beside it. */
const showsHeel = 0.2

/** Half widths in heads where a heel leaves the shoe and where it meets the ground, how far down it reaches, and how far its back leans. */
const heels: Record<Heel, { top: number; bottom: number; reach: number; lean: number }> = {
  stiletto: { top: 0.05, bottom: 0.012, reach: 0.52, lean: 0.014 },
  kitten: { top: 0.045, bottom: 0.014, reach: 0.42, lean: 0.018 },
  block: { top: 0.058, bottom: 0.046, reach: 0.49, lean: 0 },
  cuban: { top: 0.064, bottom: 0.04, reach: 0.45, lean: 0.02 },
}

/** Draws the heel that shows on the inner side of a turned foot; it stands upright whatever way the foot points. */
export function drawHeel(sitter: Sitter, index: 0 | 1, kind: Heel, color: Color, line: string): void {
  const { stage, figure } = sitter
  const { trailing, turn, side } = figure.foot(index)
  if (trailing > 0.5 || Math.abs(turn) < showsHeel) return
  const place = footPlace(sitter, index)
  const { top, bottom, reach, lean } = heels[kind]
  const size = figure.build.footScale
  const back = place(-0.074, 0.1)
  const front = place(-0.098, 0.1 + top * 3.6)
  const [x, y] = place(0, 0)
  const ground = y + reach * size
  const middle = mix(back, front, 0.42)[0] - side * lean * size
  const outline: Path = [
    ...spline(
      [back, [middle - side * bottom * 1.5 * size, (back[1] + ground) / 2], [middle - side * bottom * size, ground]],
      false,
      6,
    ),
    ...spline(
      [[middle + side * bottom * size, ground], [middle + side * bottom * 1.1 * size, (front[1] + ground) / 2], front],
      false,
      6,
    ),
    [x, front[1]],
  ]
  around(sitter, outline, { weight: 2.4, color: line, outside: outsideOf(outline) })
  fillOutline(stage, outline, css(darken(color, 0.62)))
  freeLine(
    stage,
    [
      [middle - side * bottom * size, ground - 0.012],
      [middle, ground - 0.01],
      [middle + side * bottom * size, ground - 0.012],
    ],
    { weight: 1.2, color: line, taper: [0.1, 0.1] },
  )
}
