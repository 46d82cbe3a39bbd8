import type { Path } from '@toile/geometry'
import { edgePath } from './edgePath.ts'
import type { Piece } from './pattern.ts'

/** The sewing line of a piece as a closed outline in millimetres, counter-clockwise. */
export const outlineOf = (piece: Piece): Path => piece.edges.flatMap(({ id }) => edgePath(piece, id).slice(0, -1))
