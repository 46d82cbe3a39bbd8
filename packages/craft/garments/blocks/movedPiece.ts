import type { Path } from '@toile/geometry'
import type { Piece } from '../piece.ts'

/** A piece whose every line is moved in one way; its fittings stay. */
export function movedPiece(piece: Piece, move: (path: Path) => Path): Piece {
  return {
    ...piece,
    outlines: piece.outlines.map(move),
    left: move(piece.left),
    right: move(piece.right),
    volume: piece.volume?.map(move) ?? null,
    folds: piece.folds.map((fold) => ({ ...fold, path: move(fold.path) })),
    lines: piece.lines.map((line) => ({ ...line, path: move(line.path) })),
    contours: piece.contours.map((contour) => ({ ...contour, path: move(contour.path) })),
    edges: piece.edges.map((edge) => ({ ...edge, path: move(edge.path) })),
  }
}
