import { isUnspaced } from './foldWords.ts'
import { slipsBetween, slipsOf } from './slips.ts'

/** Found as another language says it: after a beginning, before a misspelling. */
export const asMeaning = 2
const asPrefix = 1
const inside = 3
const shortestInside = 4

/** How well a written piece fits a word of a thing: 0 the same, 1 its beginning (or a part, where words do not stand apart), 3 within it, 4 and 5 one and two slips; infinite when it does not. */
export function scorePiece(piece: string, word: string): number {
  if (piece === word) return 0
  const anywhere = isUnspaced(word)
  if (anywhere ? word.includes(piece) : word.startsWith(piece)) return asPrefix
  if (piece.length >= shortestInside && word.includes(piece)) return inside
  const most = isUnspaced(piece) ? (piece.length < 3 ? 0 : piece.length < 6 ? 1 : 2) : slipsOf(piece.length)
  if (most === 0) return Infinity
  const slips = slipsBetween(piece, word, most, anywhere)
  const sure = anywhere || piece[0] === word[0] || slips < 2
  return sure ? inside + slips : Infinity
}
