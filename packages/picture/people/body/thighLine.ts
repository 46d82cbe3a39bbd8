import { contains, type Path } from '@toile/geometry'
import { fillPlane } from '../../raster/fillPlane.ts'
import { freeLine } from '../../raster/freeLine.ts'
import { css } from '../../raster/tint.ts'
import type { Sitter } from '../sitter.ts'

/** Draws where one thigh lies before the other, from the crotch to where the legs part. */
export function drawThighLine({ stage, figure, skin, weight, contour }: Sitter): void {
  const hips = figure.landmarks()
  // The leg under the raised hip carries the weight and comes forward.
  const front = figure.frontLeg ?? (hips.hipLeft[1] < hips.hipRight[1] ? 0 : 1)
  const side = front === 0 ? -1 : 1
  const rear = figure.halves()[front === 0 ? 1 : 0]
  const inner = figure.innerLeg(side)
  const apart = inner.findIndex((p, i) => i > 4 && !contains(rear, p))
  if (apart < 6) return
  const edge: Path = inner.slice(0, apart + 2)
  const shadow: Path = [...edge, ...edge.map(([x, y]) => [x - side * 0.07, y] as const).toReversed()]
  fillPlane(stage, shadow, css(skin.shadow), { soft: 9, within: [rear], alpha: 0.45 })
  freeLine(stage, edge, { weight: weight * 0.9, color: contour, taper: [0.3, 0] })
}
