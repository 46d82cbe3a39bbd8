import type { Piece } from '../../pattern/pattern.ts'
import { layerOf } from '../drafting/layerOf.ts'

/** The lining of pieces that have one of their own shape: cut a little longer round every seam, shorter at the hem. */
export const linings = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => ({
    ...layerOf(piece, { id: 'Lining', name: 'lining', of: 'lining', allowance: 12 }),
    place: { ...piece.place, behind: true },
  }))
