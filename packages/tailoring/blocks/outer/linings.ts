import type { Piece } from '../../pattern/pattern.ts'

/** The lining of pieces that have one of their own shape: cut a little longer round every seam, shorter at the hem. */
export const linings = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => ({
    ...piece,
    id: `${piece.id}Lining`,
    name: `${piece.name} lining`,
    edges: piece.edges.map((edge) => ({ ...edge, end: 'finished', allowance: 12 })),
    notches: [],
    drills: [],
    lines: [],
    cut: { count: piece.cut.pair ? 2 : 1, of: 'lining', pair: piece.cut.pair },
    place: { ...piece.place, behind: true },
  }))
