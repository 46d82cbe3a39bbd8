import type { Piece } from '../piece.ts'
import { type Bodice, bodicePieces } from './bodice.ts'

/** A dress with a waist seam: the skirt's pieces under the bodice, both hung from the neck level so that a print runs on. */
export const seamDress = (
  { bodice, piece, sleeves }: { bodice: Bodice; piece: Piece; sleeves: Piece[] },
  skirt: readonly Piece[],
): Piece[] => [
  ...skirt.map((part) => (part.role === 'skirt' || part.role === 'trim' ? { ...part, order: part.order - 10 } : part)),
  ...bodicePieces({ ...bodice, piece }),
  ...sleeves,
]
