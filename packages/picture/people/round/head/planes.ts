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
  if (!child) drawBones(features, edge)
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

/** What bones tell on the near side: the temple, the cheek that falls in under its bone down to the jaw, and the light on both. */
function drawBones({ head, outline, sitter, ink, man }: RoundFeatures, edge: (y: number) => Point): void {
  const near = -head.far
  const { on } = head
  const { bones, round, eye } = sitter.face
  const lit = near < 0
  const strength = (man ? 1 : 0.5) * (ink ? 0.8 : 1) * (lit ? 0.75 : 1)
  const lay = (points: Path, color: string, soft: number, alpha: number) =>
    plane(sitter.stage, spline(points, true, 6), color, { soft, alpha: alpha * strength, within: [outline.whole] })
  const shadow = css(sitter.skin.shadow)
  const light = css(sitter.skin.light)
  const bone = eye.y + 0.105
  const cheek = [
    edge(bone - 0.02),
    on(near * 0.22, bone + 0.015),
    on(near * (0.165 - 0.03 * bones + 0.03 * round), bone + 0.085),
    on(near * (0.135 + 0.02 * round), 0.79),
    on(near * 0.15, 0.88),
    on(near * 0.17, 0.94),
    edge(0.9),
    edge(0.78),
  ]
  lay(cheek, shadow, 7, 0.27 + 0.13 * bones)
  const temple = [on(near * 0.235, 0.25), on(near * 0.2, 0.36), on(near * 0.225, eye.y - 0.06), edge(0.44), edge(0.3)]
  lay(temple, shadow, 6, 0.32)
  const crest = [
    on(near * 0.245, bone - 0.05),
    on(near * 0.16, bone - 0.012),
    on(near * 0.11, bone + 0.02),
    on(near * 0.15, bone + 0.035),
    on(near * 0.22, bone - 0.005),
  ]
  lay(crest, light, 5, (lit ? 0.7 : 0.45) * (man ? 1 : 1.4))
}
