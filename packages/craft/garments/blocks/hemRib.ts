import { add, joined, line, mix, type Point, quadratic, reversed, sure } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { detailed, ridge } from '../marks.ts'
import { drawnInto } from './drawnInto.ts'
import { proportionOf } from '../upperBody.ts'

/** Both ends of a bodice's hem. */
const endsOf = ({ hem }: Bodice) => [sure(hem[0]), sure(hem.at(-1))] as const

/** A knitted band that draws a hem in, hanging `height` heads below the bodice. */
export function draftHemRib(figure: Figure, bodice: Bodice, height = 0.17, inset = 0.05): Piece {
  const { tall, wide } = proportionOf(figure)
  const deep = height * tall
  const [left, right] = endsOf(bodice)
  const topLeft = add(left, [inset * 0.7, -0.012])
  const topRight = add(right, [-inset * 0.7, -0.012])
  const lowLeft = add(left, [inset * wide, deep])
  const lowRight = add(right, [-inset * wide, deep])
  const sag: Point = [0, (bodice.options.hemCurve ?? 0.05) * 2]
  const top = quadratic(topLeft, add(mix(topLeft, topRight, 0.5), sag), topRight, 20)
  const low = quadratic(lowLeft, add(mix(lowLeft, lowRight, 0.5), sag), lowRight, 20)
  const bulge = (from: Point, to: Point, out: number) => quadratic(from, add(mix(from, to, 0.5), [out, 0]), to, 6)
  const leftEdge = bulge(topLeft, lowLeft, -0.012)
  const rightEdge = bulge(topRight, lowRight, 0.012)
  return makePiece('band', 'hemRib', [joined(top, rightEdge, reversed(low), reversed(leftEdge))], {
    order: 2,
    left: leftEdge,
    right: rightEdge,
    fullness: 0.4,
    cloth: 'rib',
    takesPrint: false,
  })
}

/** Short gathers above a rib or an elastic, along a bodice's hem, which turns in to it at the sides. */
export function bloused(bodice: Bodice, piece: Piece, height = 0.2, inset = 0.05): Piece {
  const { chance } = bodice.options
  const count = 9
  const folds = Array.from({ length: count }, (_, k) => {
    const low = bodice.hem[Math.round(((k + 0.5) / count) * (bodice.hem.length - 1))]
    const high = add(low, [chance.between(-0.03, 0.03), -height * chance.between(0.5, 1.1)])
    return ridge(line(low, high, 3), 0.025, 0.4, [0.02, 0.8], 0.05)
  })
  return detailed(drawnInto(piece, endsOf(bodice), inset * 1.2), { folds })
}
