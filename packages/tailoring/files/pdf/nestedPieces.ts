import { type Path, sure } from '@toile/geometry'
import { cutLines } from '../../pattern/cutLines.ts'
import type { Piece } from '../../pattern/pattern.ts'
import type { SizedPattern } from '../sizedPattern.ts'

/** A piece in one of the sizes, by its number, and the line it is cut along. */
export interface PieceInSize {
  size: number
  piece: Piece
  cut: Path
}

/** The pieces of a pattern with all sizes of each together, in the order in which they first come. */
export function nestedPieces(sizes: readonly SizedPattern[]): PieceInSize[][] {
  const members = sizes.flatMap(({ pattern }, size) => {
    const cuts = cutLines(pattern)
    return pattern.pieces.map((piece, i): PieceInSize => ({ size, piece, cut: sure(cuts[i]) }))
  })
  return [...Map.groupBy(members, ({ piece }) => piece.id).values()]
}
