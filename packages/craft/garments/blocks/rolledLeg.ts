import { add, mix, type Path, type Point, quadratic, reversed } from '@toile/geometry'
import { makePiece, type Piece } from '../piece.ts'
import { crease, detailed, edge, ridge } from '../marks.ts'
import type { TrouserLeg } from './trouserLeg.ts'

/** A leg turned up twice by hand: a band of the cloth's inner face that stands off the leg, lower at the back, with the turn under it. */
export function rolledLeg({ leg, side, piece, point, end, hem }: TrouserLeg): Piece[] {
  const deep = 0.13
  const wide = 1.1
  const top = quadratic(
    point(end - deep, wide),
    add(point(end - deep, 0), [0, 0.09]),
    point(end - deep - 0.012, -wide),
    14,
  )
  const away = (from: Point): Point => add(from, [(from[0] - point(end, 0)[0]) * 0.09, 0.012])
  const low = hem.map(away)
  const at = (u: number, v: number): Point =>
    mix(top[Math.round(u * (top.length - 1))], low[Math.round(u * (low.length - 1))], v)
  const outer: Path = [at(0, 0), add(at(0, 0.5), [side * 0.008, 0]), at(0, 1)]
  const inner: Path = [at(1, 0), add(at(1, 0.5), [-side * 0.008, 0]), at(1, 1)]
  const band = makePiece('band', `rolled${leg}`, [[...top, inner[1], ...reversed(low), outer[1]]], {
    order: piece.order + 0.5,
    left: side < 0 ? outer : inner,
    right: side < 0 ? inner : outer,
    fullness: 0.6,
    brightness: 1.05,
  })
  const pushed = [0.25, 0.6].map((u, k): Path => {
    const from = at(u, 0)
    return [
      from,
      add(from, [side * (k ? 0.05 : -0.04), -0.08]),
      add(from, [side * (k ? 0.14 : -0.1), -0.11 - 0.05 * k]),
    ]
  })
  return [
    detailed(band, {
      lines: [
        edge(
          [0.02, 0.25, 0.5, 0.75, 0.98].map((u) => at(u, 0.52 + 0.05 * Math.sin(u * 6))),
          1.5,
          [0, 0.05],
        ),
        crease([at(0.7, 0.05), at(0.75, 0.3), at(0.72, 0.46)], 1.1, [0.05, 0.7]),
        ...pushed.map((path) => crease(path, 1.2, [0.02, 0.7])),
      ],
      folds: [0.3, 0.7].map((u) =>
        ridge([at(u, 0.1), at(u + 0.07, 0.5), at(u - 0.03, 0.9)], 0.014, 0.5, [0.1, 0.6], 0.03),
      ),
    }),
  ]
}
