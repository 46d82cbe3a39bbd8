import { chooseFonts, lettersOf } from '@toile/craft/slogans/chooseFonts.ts'
import { type FontId, findFont } from '@toile/craft/slogans/fonts.ts'
import { plainText } from '@toile/craft/slogans/plainText.ts'
import type { TextItem } from '@toile/craft/slogans/slogan.ts'
import type { Letters } from '../lettering/letters.ts'
import { mapOutline, type Outline } from '../lettering/letterOutlines.ts'
import { setLine } from '../lettering/setLine.ts'

/** How a paragraph is set: size of the em in millimetres, leading in sizes. */
export interface Setting {
  font: FontId
  weight: number
  size: number
  leading: number
  align: 'left' | 'centre' | 'right'
  language: string
}

/** A paragraph as one outline from the upper left corner of its column, millimetres. */
export interface Paragraph {
  outline: Outline
  width: number
  height: number
  lines: number
  /** Letters that no font has, each once. */
  missing: readonly string[]
}

/** A text with its setting as the fonts ask for it. */
export const wishOf = (
  text: string,
  { font, weight, language }: Pick<Setting, 'font' | 'weight' | 'language'>,
): TextItem => ({
  ...plainText(text, language),
  font,
  weight,
})

/** How far the first baseline lies below the top, in sizes. */
const ascent = 0.92
const shares = { left: 0, centre: 0.5, right: 1 } as const
const segmenters = new Map<string, Intl.Segmenter>()

/** Sets a text in a column: broken between words, and between the letters of scripts that write no blanks; letters must be ready (requirement S5.18). */
export function setParagraph(text: string, setting: Setting, column: number, letters: Letters): Paragraph {
  const font = findFont(setting.font)
  const clean = text.normalize('NFC').replace(/\r/g, '')
  if (!font || clean.trim() === '') return { outline: [], width: 0, height: 0, lines: 0, missing: [] }
  const chosen = chooseFonts(font, clean, setting.language, (id, letter) => letters.covers(id, letter))
  const set = (line: string) => setLine(line, { ...setting, spacing: 0 }, chosen, letters)
  const widths = new Map<string, number>()
  const measure = (line: string) => {
    const known = widths.get(line)
    if (known !== undefined) return known
    const { width } = set(line)
    widths.set(line, width)
    return width
  }
  const lines = clean.split('\n').flatMap((line) => broken(line, column, setting.language, measure))
  const step = setting.size * setting.leading
  const laid = lines.map(set)
  const outline = laid.flatMap(({ letters: row, width }, i) => {
    const dx = Number.isFinite(column) ? (column - width) * shares[setting.align] : 0
    const dy = i * step + setting.size * ascent + (step - setting.size * 1.15) / 2
    return row.flatMap((letter) => mapOutline(letter.outline, (x, y) => [x + dx, y + dy]))
  })
  const width = Math.max(0, ...laid.map((line) => line.width))
  return { outline, width, height: lines.length * step, lines: lines.length, missing: chosen.missing }
}

/** One written line as those that fit the column. */
function broken(line: string, column: number, language: string, measure: (line: string) => number): string[] {
  const lines: string[] = []
  let now = ''
  const put = (piece: string) => {
    if (measure((now + piece).trimEnd()) <= column) {
      now += piece
      return
    }
    if (now.trim() !== '') lines.push(now.trimEnd())
    now = piece.trimStart()
    if (measure(now.trimEnd()) <= column) return
    const letters = lettersOf(now)
    now = ''
    for (const letter of letters) {
      if (now !== '' && measure(now + letter) > column) {
        lines.push(now)
        now = ''
      }
      now += letter
    }
  }
  for (const piece of piecesOf(line, language)) put(piece)
  return [...lines, now.trimEnd()]
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const closing = /^[\p{Pe}\p{Pf}、。，．！？：；,.!?:;ーっゃゅょッャュョ々%]/u

/** The pieces of a line that stay together, each with the blanks behind it. */
function piecesOf(line: string, language: string): string[] {
  const known = segmenters.get(language)
  const segmenter = known ?? new Intl.Segmenter(language, { granularity: 'word' })
  if (!known) segmenters.set(language, segmenter)
  const pieces: string[] = []
  for (const { segment } of segmenter.segment(line)) {
    const last = pieces.at(-1)
    const free =
      last === undefined ||
      (/\s$/u.test(last) && !/^\s/u.test(segment)) ||
      (unspaced.test(last.slice(-1) + segment[0]) && !closing.test(segment))
    if (free && !/^\s/u.test(segment)) pieces.push(segment)
    else if (last === undefined) pieces.push(segment)
    else pieces[pieces.length - 1] = last + segment
  }
  return pieces
}

/** A paragraph in the largest size, up to its own, at which it fits a box. */
export function fitParagraph(
  text: string,
  setting: Setting,
  box: { width: number; height: number },
  letters: Letters,
): Paragraph {
  let paragraph = setParagraph(text, setting, box.width, letters)
  for (let size = setting.size; paragraph.height > box.height && size > 0.8; size *= 0.93)
    paragraph = setParagraph(text, { ...setting, size }, box.width, letters)
  return paragraph
}

/** One line of at most a width: smaller where it is a little too long, cut off where it is much too long. */
export function fitLine(text: string, setting: Setting, width: number, letters: Letters): Paragraph {
  const line = text.replace(/\s+/g, ' ').trim()
  const whole = setParagraph(line, setting, Infinity, letters)
  if (whole.width <= width) return aligned(whole, setting, width)
  const least = Math.max(0.82, width / whole.width)
  const smaller = { ...setting, size: setting.size * least }
  const signs = lettersOf(line)
  for (let length = signs.length; length > 1; length--) {
    const said = length === signs.length ? line : `${signs.slice(0, length).join('').trimEnd()}…`
    const cut = setParagraph(said, smaller, Infinity, letters)
    if (cut.width <= width + 1e-6) return aligned(cut, smaller, width)
  }
  return whole
}

/** A line that was set without a column, moved to its side of one. */
const aligned = (line: Paragraph, { align }: Setting, column: number): Paragraph => ({
  ...line,
  outline: mapOutline(line.outline, (x, y) => [x + (column - line.width) * shares[align], y]),
})
