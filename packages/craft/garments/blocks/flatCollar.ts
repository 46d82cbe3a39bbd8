import {
  add,
  along,
  bezier,
  joined,
  lerp,
  mix,
  offset,
  type Path,
  type Point,
  quadratic,
  reversed,
  smooth,
} from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { detailed, ridge, seam, topstitch } from '../marks.ts'
import { indexOf, lapSide, proportionOf, sides } from '../upperBody.ts'

/** A collar that lies flat around the neck edge, `width` heads wide: rounded at the front (Peter Pan), or tapering down an open neck (shawl). */
export function draftFlatCollar(figure: Figure, bodice: Bodice, kind: 'peterPan' | 'shawl', width: number): Piece[] {
  if (figure.view === 'back') return [around(bodice, width, kind === 'shawl')]
  return sides.map((side) =>
    kind === 'peterPan' ? round(bodice, figure, side, width) : shawl(figure, bodice, side, width),
  )
}

const halfOf = (bodice: Bodice, side: Side): Path => (side < 0 ? bodice.neckline.left : bodice.neckline.right)

/** Where the collar's outer edge crosses the shoulder line. */
const shoulderAt = (bodice: Bodice, side: Side, width: number): Point => {
  const shoulder = bodice.shoulders[indexOf(side)]
  const reach = Math.abs(shoulder[shoulder.length - 1][0] - shoulder[0][0]) || 1
  return add(along(shoulder, Math.min(0.9, (width * 0.85) / reach)), [0, -0.012])
}

function round(bodice: Bodice, figure: Figure, side: Side, width: number): Piece {
  const { wide } = proportionOf(figure)
  const inner = halfOf(bodice, side)
  const centre = inner[inner.length - 1]
  const out = shoulderAt(bodice, side, width)
  const low = add(centre, [side * width * 0.62 * wide, width * 1.02])
  const outer = joined(
    bezier(out, add(out, [side * 0.03, 0.12]), add(low, [side * width * 0.95 * wide, -0.03]), low, 14),
    bezier(
      low,
      add(low, [-side * width * 0.55 * wide, 0.015]),
      add(centre, [side * 0.005, width * 0.5]),
      centre,
      10,
    ).slice(1),
  )
  return finish(side, figure, inner, outer, 'collar')
}

function shawl(figure: Figure, bodice: Bodice, side: Side, width: number): Piece {
  const inner = halfOf(bodice, side)
  const out = shoulderAt(bodice, side, width)
  const by = (t: number) => -side * lerp(width, 0.012, smooth(0.35, 1, t)) * (1 + 0.25 * Math.sin(Math.PI * t))
  const run = offset(inner, by)
  const outer = [out, ...run.slice(3)]
  const piece = finish(side, figure, inner, outer, 'collar')
  return detailed(piece, { folds: [ridge([mix(inner[1], outer[1], 0.5), mix(inner[12], outer[10], 0.5)], 0.06, 0.4)] })
}

function finish(side: Side, figure: Figure, inner: Path, outer: Path, name: string): Piece {
  const piece = makePiece('collar', `${name}${indexOf(side)}`, [joined(inner, reversed(outer))], {
    order: side === lapSide(figure) ? 3 : 3.1,
    left: side < 0 ? outer : inner,
    right: side < 0 ? inner : outer,
    fullness: 0.35,
    colour: 'contrast',
    edges: [{ at: 'rim', path: outer }],
  })
  const centre = mix(inner[Math.floor(inner.length / 2)], outer[Math.floor(outer.length / 2)], 0.4)
  return detailed(piece, {
    lines: [
      topstitch(
        outer.slice(1, -1).map((point) => mix(point, centre, 0.1)),
        0.8,
      ),
    ],
  })
}

/** The same collar behind: a band that falls from the neck edge. */
function around(bodice: Bodice, width: number, split: boolean): Piece {
  const [left, right] = [-1, 1].map((side) => shoulderAt(bodice, side < 0 ? -1 : 1, width))
  const inner = bodice.neckEdge
  const low = inner[Math.floor(inner.length / 2)]
  const outer = quadratic(left, add(low, [0, width * 1.9]), right, 18)
  const piece = makePiece('collar', 'collar', [joined(inner, reversed(outer))], {
    order: 3,
    left: [inner[0], left],
    right: [inner[inner.length - 1], right],
    fullness: 0.35,
    colour: 'contrast',
    edges: [{ at: 'rim', path: outer }],
  })
  return detailed(piece, {
    lines: [
      topstitch(
        outer.slice(1, -1).map((point) => mix(point, low, 0.1)),
        0.8,
      ),
      ...(split ? [] : [seam([low, outer[9]], 0.9)]),
    ],
  })
}
