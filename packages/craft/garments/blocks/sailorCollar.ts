import { add, bezier, joined, line, mix, offset, type Path, reversed } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import { detailed, seam, topstitch } from '../marks.ts'
import { indexOf, proportionOf, sides } from '../upperBody.ts'

/** A sailor collar that runs from the shoulders into a V at `meets` heads below the neck; a square over the back. */
export function draftSailorCollar(figure: Figure, meets: number, width: number, open = 0): Piece[] {
  return figure.view === 'back' ? [square(figure)] : sides.map((side) => half(figure, side, meets, width, open))
}

function half(figure: Figure, side: Side, meets: number, width: number, open: number): Piece {
  const { wide, tall } = proportionOf(figure)
  const neck = add(figure.neckPoint(side, 0.02), [0, -0.03])
  const point = figure.across(side * open, figure.levels.neck + meets)
  const out = figure.neckPoint(side, 0.62 + width * 0.6)
  const inner = bezier(neck, add(neck, [-side * 0.01, 0.14 * tall]), mix(neck, point, 0.6), point, 14)
  const outer = bezier(
    add(out, [0, 0.02]),
    add(out, [-side * 0.01, 0.26 * tall]),
    add(point, [side * 0.24 * wide, -0.14 * tall]),
    point,
    14,
  )
  const piece = makePiece('collar', `collar${indexOf(side)}`, [joined(inner, reversed(outer))], {
    order: 3,
    left: side < 0 ? outer : inner,
    right: side < 0 ? inner : outer,
    fullness: 0.35,
    colour: 'contrast',
  })
  const braid = (by: number): Path => offset(outer, side * by).slice(0, -2)
  return detailed(piece, { lines: [seam(braid(0.045), 1.6), seam(braid(0.075), 1.6)] })
}

function square(figure: Figure): Piece {
  const { wide, tall } = proportionOf(figure)
  const low = figure.levels.neck + 0.62 * tall
  const left = figure.neckPoint(-1, 0.72)
  const right = figure.neckPoint(1, 0.72)
  const [a, b] = [figure.across(-0.42 * wide, low), figure.across(0.42 * wide, low)]
  const top = bezier(left, add(figure.neckPoint(-1), [0, -0.05]), add(figure.neckPoint(1), [0, -0.05]), right, 14)
  const piece = makePiece('collar', 'collar', [joined(top, [b, a])], {
    order: 3,
    left: [left, a],
    right: [right, b],
    fullness: 0.3,
    colour: 'contrast',
  })
  const within = (by: number) =>
    joined(
      line(add(left, [by, 0.02]), add(a, [by, -by]), 8),
      line(add(a, [by, -by]), add(b, [-by, -by]), 8),
      line(add(b, [-by, -by]), add(right, [-by, 0.02]), 8),
    )
  return detailed(piece, { lines: [seam(within(0.045), 1.5), seam(within(0.075), 1.5), topstitch(within(0.015), 0.7)] })
}
