import { add, contains, type Point, sure } from '@toile/geometry'
import { outlineOf } from '../../pattern/outlineOf.ts'
import type { Piece } from '../../pattern/pattern.ts'
import { CannotEdit } from '../faults/cannotEdit.ts'
import { edgeNamed } from './pieceNamed.ts'

/** A place in a piece, told from the corner at which an edge starts; in millimetres. */
export interface Told {
  corner: string
  x: number
  y: number
}

/** A place in a piece in its own millimetres; one outside the sewing line cannot be marked. */
export function placeIn(piece: Piece, { corner, x, y }: Told): Point {
  const place = add(sure(piece.corners[edgeNamed(piece, corner)]), [x, y])
  if (!contains(outlineOf(piece), place)) throw new CannotEdit({ kind: 'missesPiece', piece: piece.id, edge: corner })
  return place
}
