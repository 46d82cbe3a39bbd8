import { spline } from '@toile/geometry'
import { fillPlane } from '../raster/fillPlane.ts'
import { freeLine } from '../raster/freeLine.ts'
import { skinOptics } from '../raster/optics.ts'
import { paint } from '../raster/paint.ts'
import { css } from '../raster/tint.ts'
import { drawEars } from './faces/drawEars.ts'
import { backOfHead } from './faces/headOutline.ts'
import { drawHair } from './hair/drawHair.ts'
import type { Sitter } from './sitter.ts'

/** Draws a head that is seen from behind: ears, nape and hair. */
export function drawBackOfHead(sitter: Sitter): void {
  const { stage, figure } = sitter
  drawEars(sitter)
  const head = backOfHead(figure, sitter.face)
  // The nape runs into the neck: the contour stops where the neck's begins.
  const nape = Math.floor(head.length / 2)
  freeLine(stage, [...head.slice(nape + 14), ...head.slice(0, nape - 13)], {
    weight: 3,
    color: sitter.contour,
    taper: [0.06, 0.06],
    outside: 1,
  })
  paint(stage, { outlines: [head], albedo: sitter.skin.base, optics: skinOptics, fullness: 0.5 })
  const napeShadow = [-0.3, -0.16, 0, 0.16, 0.3].map((x) => figure.head(x, 0.84 - 0.5 * x * x))
  fillPlane(
    stage,
    spline([...napeShadow, figure.head(0.3, 1.05), figure.head(0, 1.1), figure.head(-0.3, 1.05)], true, 6),
    css(sitter.skin.shadow),
    { soft: 14, within: [head], alpha: 0.75 },
  )
  drawHair(sitter, 'back')
}
