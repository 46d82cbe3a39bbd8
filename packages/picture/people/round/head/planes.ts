import { type Path, type Point, spline } from '@toile/geometry'
import { plane } from '../../../raster/plane.ts'
import { css } from '../../../raster/tint.ts'
import { drawFacePlanes } from '../../faces/facePlanes.ts'
import { nearEdge } from './nearContour.ts'
import type { RoundFeatures } from './roundFeatures.ts'

/** Draws today's planes on the turned skin, and what only a turned head has: the cheek that turns to the ear, and the shade under the jaw. */
export function drawRoundPlanes(features: RoundFeatures): void {
  const { head, outline, sitter, ink, child } = features
  drawFacePlanes(features, outline.whole)
  const { far, turned, on, see } = head
  const strength = (ink ? 0.7 : 1) * (child ? 0.6 : 1)
  const shade = (points: Path, soft: number, alpha: number) =>
    plane(sitter.stage, spline(points, true, 6), css(sitter.skin.shadow), {
      soft,
      alpha: alpha * strength,
      within: [outline.whole],
    })
  const near = -far
  const edge = (y: number): Point => {
    const [half, depth] = nearEdge(head, y)
    return see(near * half * 1.04, y, depth - 0.04)
  }
  // The nearer the cheek comes to the ear, the more it turns from the viewer.
  const side = [
    edge(0.4),
    edge(0.55),
    edge(0.7),
    edge(0.82),
    edge(0.9),
    on(near * 0.13, 0.91),
    on(near * 0.19, 0.83),
    on(near * 0.235, 0.74),
    on(near * 0.225, 0.64),
    on(near * 0.255, 0.5),
  ]
  shade(side, 13, (near > 0 ? 0.4 : 0.2) * turned)
  const jaw = [
    edge(0.8),
    edge(0.88),
    edge(0.95),
    see(0, 1.03, 0.3),
    on(0, 0.985),
    on(near * 0.1, 0.955),
    on(near * 0.18, 0.88),
  ]
  shade(jaw, 6, 0.26 + 0.16 * turned)
}
