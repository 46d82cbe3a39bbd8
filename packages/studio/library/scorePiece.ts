import { isUnspaced } from './foldWords.ts'
import { isKnownWord } from './meanings.ts'
import { slipsBetween, slipsOf } from './slips.ts'

/** Found as another language says it: after a beginning, before a misspelling. */
export const asMeaning = 2
const asPrefix = 1
const inside = 3
const shortestInside = 4

const unspacedSlips = (length: number) => (length < 3 ? 0 : length < 6 ? 1 : 2)

/** Three letters of which two are swapped. */
const isSwapped = (piece: string, word: string) =>
  piece.length === 3 &&
  word.length === 3 &&
  (piece === `${word[1]}${word[0]}${word[2]}` || piece === `${word[0]}${word[2]}${word[1]}`)

/** A slip in the first letter leaves the second where it was, or swaps them. */
const mayBegin = (piece: string, word: string) =>
  piece[0] === word[0] || piece[1] === word[0] || piece[0] === word[1] || piece[1] === word[1]

function slipped(piece: string, word: string, anywhere: boolean): number {
  if (isSwapped(piece, word)) return 1
  const most = isUnspaced(piece) ? unspacedSlips(piece.length) : slipsOf(piece.length)
  if (most === 0 || (!anywhere && !mayBegin(piece, word))) return Infinity
  const slips = slipsBetween(piece, word, most, anywhere)
  return anywhere || piece[0] === word[0] || slips < 2 ? slips : Infinity
}

/** Whether a piece is a word or its beginning, or a part of it where words do not stand apart. */
export const fitsPlainly = (piece: string, word: string): boolean =>
  isUnspaced(word) ? word.includes(piece) : word.startsWith(piece)

/** How well a written piece fits a word of a thing: 0 the same, 1 its beginning (or a part, where words do not stand apart), 3 within it, 4 and 5 one and two slips; infinite when it does not. Two words of the vocabulary are no slips of one another. */
export function scorePiece(piece: string, word: string): number {
  if (piece === word) return 0
  if (fitsPlainly(piece, word)) return asPrefix
  if (piece.length >= shortestInside && word.includes(piece)) return inside
  const slips = slipped(piece, word, isUnspaced(word))
  return slips < Infinity && !(isKnownWord(piece) && isKnownWord(word)) ? inside + slips : Infinity
}
