import { add, ellipse, type Point, rotate, spline } from '@toile/geometry'
import { detail } from '../../marks.ts'
import { makePiece, type Piece } from '../../piece.ts'

/** A flower of ribbon: five petals round a folded heart, `size` heads from its middle to its edge. */
export function rosette(at: Point, size: number): Piece[] {
  const petal = (turn: number) =>
    spline(
      [
        [0.02, 0],
        [0.16, -0.38],
        [0.6, -0.5],
        [1, -0.1],
        [0.82, 0.36],
        [0.3, 0.36],
      ].map(([x, y]) => add(at, rotate([x * size, y * size], turn))),
      true,
      6,
    )
  const petals = Array.from({ length: 5 }, (_, i) => petal((i / 5) * Math.PI * 2 + 0.3))
  const curl = (turn: number, reach: number) =>
    spline(
      [0, 0.8, 1.7, 2.6].map((angle) => add(at, rotate([reach * size * (0.7 + 0.12 * angle), 0], turn + angle))),
      false,
      6,
    )
  return [
    makePiece('trim', 'petals', petals, { layer: 'head', order: 7, colour: 'trim', takesPrint: false }),
    makePiece('trim', 'heart', [ellipse(at, 0.42 * size, 0.38 * size)], {
      layer: 'head',
      order: 8,
      colour: 'trim',
      takesPrint: false,
      lines: [detail(curl(0.2, 0.2), 1.1, [0.2, 0.3]), detail(curl(2.6, 0.34), 1.1, [0.2, 0.3])],
    }),
  ]
}
