import { joined, offset, reversed } from '@toile/geometry'
import { makePiece, type Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'

/** Knitted bands around the armholes of a sleeveless knit, `width` heads wide. */
export const armholeRibs = (bodice: Bodice, width: number): Piece[] =>
  bodice.armholes.map((armhole, i) => {
    const inner = offset(armhole, i ? width : -width)
    return makePiece('band', `armholeRib${i}`, [joined(armhole, reversed(inner))], {
      order: 1.5,
      left: i ? inner : armhole,
      right: i ? armhole : inner,
      fullness: 0.5,
      takesPrint: false,
      castsShadow: false,
      contours: [
        { path: armhole, weight: 0.8, taper: [0, 0] },
        { path: inner, weight: 0.5, taper: [0, 0] },
      ],
      edges: [{ at: 'rim', path: inner }],
    })
  })
