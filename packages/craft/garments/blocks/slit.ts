import { clamp, lerp, type Path, type Point, spline } from '@toile/geometry'
import { type DrawnLine, makePiece, type Piece } from '../piece.ts'
import type { Cone } from './cone.ts'
import { edge, seam, topstitch } from '../marks.ts'
import type { SkirtCut } from './skirtCut.ts'

/** An opened hem: its outline, and the lines of the opening's edges. */
export interface OpenSlit {
  hem: Point[]
  lines: DrawnLine[]
}

/** The slit as an opening in the hem: its overlapping edge stands still, the other swings open and is turned back a little. */
export function openSlit(cone: Cone, hem: Path, cut: SkirtCut): OpenSlit {
  const angle = Math.asin(clamp(cut.slitAt * 2 - 1, -1, 1))
  const head = cone.at(angle, 1 - cut.slit)
  // A share of the hem's points is no share of its width: its foot hangs below its head.
  const at = nearest(hem, cone.at(angle, 1).x)
  const foot = hem[at]
  const mouth = Math.min(0.05 + 0.065 * cut.slit * (cut.hemY - cut.topY), 0.3 * (foot[1] - head.y))
  const beyond = hem.findIndex(([x], i) => i > at && x > foot[0] + mouth)
  if (beyond < 0) return { hem: [...hem], lines: [] }
  const still = spline(
    [foot, [lerp(foot[0], head.x, 0.5) - 0.005, lerp(foot[1], head.y, 0.5)], [head.x, head.y]],
    false,
    6,
  )
  const swing = spline(
    [[head.x, head.y], [lerp(head.x, hem[beyond][0], 0.45), lerp(head.y, hem[beyond][1], 0.5)], hem[beyond]],
    false,
    6,
  )
  return {
    hem: [...hem.slice(0, at), ...still, ...swing.slice(1), ...hem.slice(beyond + 1)],
    lines: [
      seam(
        [
          [head.x, head.y - 0.06],
          [head.x, head.y],
        ],
        1.6,
        [0.3, 0],
      ),
      edge(still, 1.5, [0, 0.05]),
      edge(swing, 1.5, [0.05, 0]),
      topstitch(still.map(([x, y]): Point => [x - 0.03, y])),
      topstitch(swing.map(([x, y]): Point => [x + 0.03, y])),
    ],
  }
}

/** The point of a hem, but its ends, that is nearest to an x. */
const nearest = (hem: Path, x: number): number =>
  hem.reduce((best, p, i) => (i < hem.length - 1 && Math.abs(p[0] - x) < Math.abs(hem[best][0] - x) ? i : best), 1)

/** The cloth's inside that shows beside a slit, behind the leg. */
export function slitInside(hem: Path, name = 'slitInside'): Piece | null {
  const top = hem.reduce((best, p) => (p[1] < best[1] ? p : best))
  const i = hem.indexOf(top)
  const [from, to] = [hem[Math.max(0, i - 14)], hem[Math.min(hem.length - 1, i + 14)]]
  const low = Math.min(from[1], to[1]) - 0.04
  if (low < top[1] + 0.2) return null
  return makePiece('skirtInside', name, [[top, [to[0], low], [from[0], low]]], {
    layer: 'back',
    brightness: 0.55,
    takesPrint: false,
    castsShadow: false,
    fullness: 0,
  })
}
