import type { Fold, Piece } from '@toile/craft/garments/piece.ts'
import { boundsOf, type Point } from '@toile/geometry'
import type { Dressed } from '../looks/dressed.ts'

/** Pieces whose folds are those of a body that moves. */
const moved: readonly Piece['role'][] = ['bodice', 'front', 'sleeve', 'leg', 'backPanel']

/** A garment without the pull of a body, by a share: what is pleated or gathered into it stays, and its inner back is whole where a neck would hide it. */
export const atRest = (dressed: Dressed, share: number): Dressed =>
  dressed.kind === 'drafted'
    ? { ...dressed, pieces: closedNeck(dressed.pieces).map((piece) => slackened(piece, share)) }
    : dressed

/** A pleat that starts at a seam was laid there. */
const isSewn = ({ kind, fades }: Fold) => kind === 'pleat' && fades[0] <= 0.03

const slackened = (piece: Piece, share: number): Piece =>
  moved.includes(piece.role)
    ? {
        ...piece,
        folds: piece.folds.map((fold) =>
          isSewn(fold) ? fold : { ...fold, height: fold.height * (1 - 0.85 * Math.min(1, 2.5 * share)) },
        ),
      }
    : piece

/** Lets the inside of a neck run on to the back panel below it. */
function closedNeck(pieces: readonly Piece[]): Piece[] {
  const panel = pieces.find(({ role, layer }) => role === 'backPanel' && layer === 'back')
  const start = panel && boundsOf(...panel.outlines).top + 0.05
  return pieces.map((piece) => {
    if (start === undefined || piece.name !== 'inside' || piece.layer !== 'back') return piece
    const { top, bottom } = boundsOf(...piece.outlines)
    if (bottom >= start || bottom <= top) return piece
    const longer = (start - top) / (bottom - top)
    const outlines = piece.outlines.map((path) => path.map(([x, y]): Point => [x, top + (y - top) * longer]))
    return { ...piece, outlines }
  })
}
