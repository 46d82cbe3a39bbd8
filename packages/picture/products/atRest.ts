import type { Fold, Piece } from '@toile/craft/garments/piece.ts'
import type { Dressed } from '../looks/dressed.ts'

/** Pieces whose folds are those of a body that moves. */
const moved: readonly Piece['role'][] = ['bodice', 'front', 'sleeve', 'leg', 'backPanel']

/** A garment without the pull of a body, by a share: what is pleated or gathered into it stays. */
export const atRest = (dressed: Dressed, share: number): Dressed =>
  dressed.kind === 'drafted' ? { ...dressed, pieces: dressed.pieces.map((piece) => slackened(piece, share)) } : dressed

/** A pleat that starts at a seam was laid there. */
const isSewn = ({ kind, fades }: Fold) => kind === 'pleat' && fades[0] <= 0.03

const slackened = (piece: Piece, share: number): Piece =>
  moved.includes(piece.role)
    ? {
        ...piece,
        folds: piece.folds.map((fold) =>
          isSewn(fold) ? fold : { ...fold, height: fold.height * (1 - 0.85 * share) },
        ),
      }
    : piece
