import type { Piece } from '@toile/craft/garments/piece.ts'

const numbers = new WeakMap<Piece, number>()
let latest = 0

/** A number that no other piece has, so that what is drawn of a piece can be kept under it. */
export function pieceNumber(piece: Piece): number {
  const known = numbers.get(piece)
  if (known !== undefined) return known
  latest += 1
  numbers.set(piece, latest)
  return latest
}
