import type { Piece } from '@toile/craft/garments/piece.ts'
import type { Dressed } from './dressed.ts'

/** When a piece is drawn between the layers of the person: behind the body, before the trunk, with the sleeves over bent arms, over those, or over the head. */
export type Turn = 'behind' | 'front' | 'sleeve' | 'over' | 'head'

const turnOf = ({ layer, role, onTop }: Piece): Turn =>
  layer === 'back'
    ? 'behind'
    : layer === 'head'
      ? 'head'
      : onTop
        ? 'over'
        : role === 'sleeve' || role === 'cuff'
          ? 'sleeve'
          : 'front'

/** Behind the body, open fronts' backs come first, then hem insides and back collars, then the inside of the neck. */
const depth = ({ role }: Piece) => (role === 'backPanel' ? 0 : role === 'inside' ? 2 : 1)

/** The pieces of a turn in the order they are drawn: inner garments first, but behind the body the outermost first; higher `order` on top. */
export function inTurn<T extends { dressed: Dressed }>(
  garments: readonly T[],
  turn: Turn,
): { garment: T; piece: Piece }[] {
  const behind = turn === 'behind'
  const found = (behind ? garments.toReversed() : garments).flatMap((garment) =>
    garment.dressed.kind === 'drafted'
      ? garment.dressed.pieces
          .filter((piece) => turnOf(piece) === turn)
          .toSorted((a, b) => a.order - b.order)
          .map((piece) => ({ garment, piece }))
      : [],
  )
  return behind ? found.toSorted((a, b) => depth(a.piece) - depth(b.piece)) : found
}
