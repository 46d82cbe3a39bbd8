import { traditional } from '@toile/craft/words/vocabulary/traditional.ts'

const simplified = new Map([...traditional.replace(/\s/g, '').matchAll(/(.)(.)/gu)].map(([, old, now]) => [old, now]))
const letters: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae', ı: 'i' }
const toHiragana = (kana: string) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60)
const otherwise = /[đøłßœæı]/g
const latinMarks = /[\u0300-\u036f]/g
/** Letters, digits, the marks that belong to Thai and kana, and the sign that lengthens kana. */
const outside = /[^\p{L}\p{N}\p{M}\u30fc]+/gu

/** A text made even for the search of a library: width, case, accents, kana, old Chinese characters; Hangul in its letters, words apart by one space (requirement S2.44). */
export const foldWords = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(latinMarks, '')
    .replace(otherwise, (letter) => letters[letter] ?? letter)
    .replace(/[\u30a1-\u30f6]/g, toHiragana)
    .replace(/\p{Script=Han}/gu, (sign) => simplified.get(sign) ?? sign)
    .replace(outside, ' ')
    .trim()

const run = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\u30fc\u3099\u309a]+/gu
const isRun = new RegExp(`^${run.source}$`, 'u')

/** Whether a piece of folded text is written without spaces between words: Chinese, Japanese or Thai. */
export const isUnspaced = (piece: string): boolean => isRun.test(piece)

/** The pieces of a folded text: its words, and the runs of scripts that put no spaces between words. */
export const piecesOf = (folded: string): string[] =>
  folded
    .replace(run, (found) => ` ${found} `)
    .split(' ')
    .filter(Boolean)

/** The words of some texts, each once, ready to be searched: folded pieces with one space between them. */
export const wordsOf = (texts: readonly string[]): string =>
  [...new Set(texts.flatMap((text) => piecesOf(foldWords(text))))].join(' ')
