import type { Point } from '@toile/geometry'
import type { Pattern } from '../../pattern/pattern.ts'
import { movedCorners } from './movedCorners.ts'
import { edgeNamed, pieceNamed, withPiece } from './pieceNamed.ts'
import { twinCorner } from './twinOf.ts'

/** A corner of a piece by the edge that starts at it, and whether its mirror image at the other side goes with it. */
interface Named {
  piece: string
  corner: string
  both?: true | undefined
}

/** A pattern in which a corner of a piece is moved by a way in millimetres, and with both its mirror image; one in the middle goes up and down alone then. */
export function withCornerMoved(pattern: Pattern, { piece: id, corner, both }: Named, [x, y]: Point): Pattern {
  const piece = pieceNamed(pattern, id)
  const at = edgeNamed(piece, corner)
  const twin = both ? twinCorner(piece, at) : null
  const ways = new Map<number, Point>([[at, twin === at ? [0, y] : [x, y]]])
  if (twin !== null && twin !== at) ways.set(twin, [-x, y])
  return withPiece(pattern, movedCorners(piece, ways))
}
