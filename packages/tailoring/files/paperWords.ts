import type { CutOf } from '../pattern/pattern.ts'

/** What is written on paper besides the names of pieces and sizes. */
export interface PaperWords {
  /** One size or the first and the last of several. */
  size(names: readonly string[]): string
  /** How often a piece is cut, whether half of them are mirrored, and of what. */
  cut(count: number, pair: boolean, of: CutOf): string
  /** How a print is made and checked. */
  print: string
  /** On a square that a print is checked by. */
  measure: string
  /** The layer of what all sizes share. */
  names: string
}

/** The words on paper in English. */
export const paperWords: PaperWords = {
  size: (names) => (names.length > 1 ? `Sizes ${names[0]} - ${names.at(-1)}` : `Size ${names[0] ?? ''}`),
  cut: (count, pair, of) => `Cut ${count}${pair ? ' (pair)' : ''} ${of}`,
  print: 'Print at 100 %, without fitting to the page; then measure the squares.',
  measure: 'measure me',
  names: 'Names',
}
