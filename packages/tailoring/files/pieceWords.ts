import { cutCounts } from '../pattern/cutCounts.ts'
import type { Piece } from '../pattern/pattern.ts'
import type { PaperWords } from './paperWords.ts'

/** What a piece says of itself in words: its name, its sizes and how often it is cut. */
export function pieceWords(piece: Piece, sizes: readonly string[], words: PaperWords): string[] {
  const { drawn, mirrored } = cutCounts(piece)
  return [piece.name, words.size(sizes), words.cut(drawn + mirrored, mirrored > 0, piece.cut.of)]
}
