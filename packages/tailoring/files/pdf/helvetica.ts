import { sure } from '@toile/geometry'

/** Widths of the letters of Helvetica from the space to the tilde, in thousandths of its height (Adobe's metrics of the standard fonts). */
const widths =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number)

/** Whether every letter of words is in the font that each reader of PDFs has: Latin of Western Europe. */
export const isLatin = (words: string): boolean => /^[\x20-\x7e\xa1-\xff]*$/.test(words)

/** How wide Latin words are in Helvetica, as a share of their height. */
export const latinWidth = (words: string): number =>
  Array.from(words.normalize('NFD').replace(/\p{M}/gu, '')).reduce((sum, letter) => {
    const code = letter.charCodeAt(0) - 32
    return sum + (code < widths.length ? sure(widths[code]) : 556) / 1000
  }, 0)
