import type { Pattern, Piece } from '../../pattern/pattern.ts'
import { CannotEdit } from '../faults/cannotEdit.ts'

/** A piece of a pattern by its id; an edit of a piece that is not there cannot be made. */
export function pieceNamed({ pieces }: Pattern, id: string): Piece {
  const piece = pieces.find((one) => one.id === id)
  if (!piece) throw new CannotEdit({ kind: 'noPiece', piece: id })
  return piece
}

/** The place of an edge in the round of a piece, which is that of the corner it starts at; an edit of an edge that is not there cannot be made. */
export function edgeNamed({ id, edges }: Piece, edge: string): number {
  const index = edges.findIndex((one) => one.id === edge)
  if (index < 0) throw new CannotEdit({ kind: 'noEdge', piece: id, edge })
  return index
}

/** The pattern with a piece in the place of the one that has its id. */
export const withPiece = (pattern: Pattern, piece: Piece): Pattern => ({
  ...pattern,
  pieces: pattern.pieces.map((one) => (one.id === piece.id ? piece : one)),
})
