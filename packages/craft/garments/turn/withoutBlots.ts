import { boundsOf } from '@toile/geometry'
import { type Posed, showsBothSides } from '../../mannequins/round/posed.ts'
import type { Piece } from '../piece.ts'

/** What is no wider than this on the page is a sliver, in heads. */
const narrow = 0.2

/** A piece on the other side of a turned body, of which no more than a sliver is seen: colour alone, for its lines and ribs would run into one blot. */
export function withoutBlots(posed: Posed, piece: Piece): Piece {
  if (posed.beyond || !showsBothSides(posed) || !piece.outlines.length) return piece
  const { left, right } = boundsOf(...piece.outlines)
  if (right - left > narrow) return piece
  return {
    ...piece,
    cloth: piece.cloth === 'rib' ? 'own' : piece.cloth,
    contours: [],
    lines: [],
    folds: [],
    fittings: [],
  }
}
