import { limbEdge } from '@toile/craft/mannequins/limb.ts'
import { add, joined, type Path, reversed, spline } from '@toile/geometry'
import { fillPlane } from '../../raster/fillPlane.ts'
import { freeLine } from '../../raster/freeLine.ts'
import { css, mixColors } from '../../raster/tint.ts'
import { footOutline } from '../feet/drawFoot.ts'
import { masked } from '../masked.ts'
import type { Sitter } from '../sitter.ts'

const places = Array.from({ length: 20 }, (_, i) => 0.26 + (1.74 * i) / 19)

/** Puts the trailing leg into shade and gives the front leg its own edge, where a pose crosses them. */
export function drawCrossing(sitter: Sitter): void {
  const { stage, figure, skin, weight, contour } = sitter
  if (figure.frontLeg === null) return
  const rearIndex = figure.frontLeg === 0 ? 1 : 0
  const front = figure.legs[figure.frontLeg]
  const rear = figure.legs[rearIndex]
  const outlineOf = (limb: typeof front): Path =>
    joined(limbEdge(limb, places, 1), reversed(limbEdge(limb, places, -1)))
  const frontOutline = outlineOf(front)
  const [kneeX, kneeY] = rear.at(0.98).centre
  const belowKnee: Path = [
    [kneeX - 1, kneeY],
    [kneeX + 1, kneeY],
    [kneeX + 1, kneeY + 5],
    [kneeX - 1, kneeY + 5],
  ]
  masked(stage, { within: [outlineOf(rear), footOutline(sitter, rearIndex)], except: [frontOutline] }, (layer) => {
    fillPlane(layer, belowKnee, css(skin.shadow), { soft: 14, alpha: 0.5 })
    fillPlane(
      layer,
      frontOutline.map((p) => add(p, [0.05, 0.04])),
      css(mixColors(skin.shadow, skin.line, 0.2)),
      { soft: 12, alpha: 0.5 },
    )
  })
  for (const u of [1, -1]) {
    const edge = limbEdge(
      front,
      places.filter((_, i) => i > 5 && i % 2 === 0),
      u,
    )
    freeLine(stage, spline(edge, false, 6), { weight: weight * 0.8, color: contour, taper: [0.3, 0.02] })
  }
}
