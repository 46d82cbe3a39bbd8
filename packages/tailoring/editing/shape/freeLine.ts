import type { Piece } from '../../pattern/pattern.ts'

/** A name that no line of a piece has: a word with a number. */
export function freeLine({ lines }: Piece, word: string): string {
  for (let n = 1; ; n++) if (!lines.some(({ id }) => id === `${word}${n}`)) return `${word}${n}`
}
