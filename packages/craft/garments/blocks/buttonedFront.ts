import { add, along, lerp, type Path } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { DrawnLine, Fitting, Piece } from '../piece.ts'
import { skirtMiddle } from './centreBack.ts'
import { edge, topstitch } from '../marks.ts'
import type { SkirtCut } from './skirtCut.ts'
import { lapSide } from '../upperBody.ts'

/** A lapped front down a skirt: the lapping edge, its stitching, and buttons on the centre line. */
export function buttonedFront(
  figure: Figure,
  cut: Pick<SkirtCut, 'topY' | 'hemY'>,
  piece: Piece,
  count: number,
  kind: 'button' | 'snap',
): { lines: DrawnLine[]; fittings: Fitting[] } {
  const lap = lapSide(figure)
  const middle = skirtMiddle(figure, cut, piece, cut.topY + 0.06)
  const column = (x: number): Path => middle.map((p) => add(p, [x, 0]))
  const radius = kind === 'snap' ? 0.026 : 0.024
  return {
    lines: [edge(column(lap * 0.065), 1.8), topstitch(column(lap * 0.048), 0.8), topstitch(column(-lap * 0.065))],
    fittings: Array.from({ length: count }, (_, k) => ({
      at: along(middle, lerp(0.05, 0.87, k / Math.max(1, count - 1))),
      radius,
      kind,
    })),
  }
}
