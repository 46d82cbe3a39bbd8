import { type Color, colorDistance, fromHex } from '@toile/craft/colors/color.ts'
import { namedColors, nearestName } from '@toile/craft/colors/names.ts'
import { concepts, labelOf } from '@toile/craft/words/concepts.ts'
import type { Wish } from '@toile/craft/words/wish.ts'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { excerptAt, lineAt } from './paragraphs.ts'

/** A colour that a brief names, with where it stood and how often. */
export interface BriefColor {
  color: Color
  name: string
  tcx: string
  from: number
  excerpt: string
  times: number
}

/** Finds the colour of a code like 19-4052; nothing when no table knows it, as a colour is never invented (requirement S5.13). */
export type FindCode = (code: string) => Color | null

interface Named extends Omit<BriefColor, 'times' | 'excerpt'> {
  /** Whether the brief gives its value, not only a name. */
  exact: boolean
}

const hexes = /(?<![\w&#])#([0-9a-f]{6}|[0-9a-f]{3})(?![\w])/gi
const rgbs =
  /\brgb\s*[(:]?\s*(\d{1,3})\s*[,/ ]\s*(\d{1,3})\s*[,/ ]\s*(\d{1,3})\s*\)?|\bR\s?(\d{1,3})\W{1,3}G\s?(\d{1,3})\W{1,3}B\s?(\d{1,3})/gi
const codes = /(?<![\d-])(1[1-9]-\d{4})(?![\d-])(?:\s*(?:TCX|TPG|TPX|TSX|TN))?/gi

/** The words before a value on its line, where they read as a name: "Clay – #aa3311". */
function nameBefore(words: string, from: number): string {
  const start = words.lastIndexOf('\n', from - 1) + 1
  const parts = words.slice(start, from).split(/[,;|()\t/]|\s{3,}/)
  const names = parts.map((part) =>
    part
      .replace(/^[\s#>*•·–—-]+|^\d{1,2}[.)]\s*/g, '')
      .replace(/(?:pantone|tcx|hex|rgb)\s*$/i, '')
      .replace(/[\s:=–—*_`-]+$/g, '')
      .trim(),
  )
  const name = names.findLast((one) => one !== '') ?? ''
  return /\p{L}/u.test(name) && name.length <= 32 && name.split(/\s+/).length <= 4 ? name : ''
}

function valuesIn(words: string, findCode: FindCode): Named[] {
  const found: Named[] = []
  const add = (color: Color | null, from: number, tcx = '') => {
    if (!color) return
    const name = nameBefore(words, from) || nearestName(color).label
    found.push({ color, name, tcx, from, exact: true })
  }
  for (const { 1: digits = '', index } of words.matchAll(hexes)) add(fromHex(digits), index)
  for (const { 1: code = '', index } of words.matchAll(codes)) add(findCode(code), index, code)
  for (const { index, ...groups } of words.matchAll(rgbs)) {
    const part = (n: number) => Number(groups[n] ?? groups[n + 3])
    const [r, g, b] = [part(1), part(2), part(3)]
    if (Math.max(r, g, b) <= 255) add({ r, g, b }, index)
  }
  return found
}

/** Whether a line gives the value of a colour: its other words are that colour's name. */
export const givesValue = (line: string): boolean => [hexes, rgbs, codes].some((form) => line.search(form) >= 0)

/** Names of two words, such as "Bottle green", which mean a colour wherever they stand. */
const pairs = namedColors.filter(({ label }) => label.includes(' '))

function namesIn(words: string, wishes: readonly Wish[], language: LanguageId): Named[] {
  const said = wishes.flatMap(({ id, kind, not, overruled, from, to }) => {
    const hex = concepts.get(id)?.color
    const color = kind === 'colour' && !not && !overruled && hex ? fromHex(hex) : null
    return color ? [{ color, name: labelOf(id, language), tcx: '', from, to, exact: false }] : []
  })
  const more = pairs.flatMap(({ label, color }) =>
    [...words.matchAll(new RegExp(`\\b${label}\\b`, 'gi'))].map(({ index: from }) => {
      return { color, name: label, tcx: '', from, to: from + label.length, exact: false }
    }),
  )
  return [...said.filter(({ from, to }) => !more.some((one) => one.from <= from && to <= one.to)), ...more]
}

/** The colours that a brief gives as values, codes or names in nine languages, in the order of the text; said twice they count twice (requirement S5.05). */
export function briefColors(
  words: string,
  wishes: readonly Wish[],
  language: LanguageId,
  findCode: FindCode,
): BriefColor[] {
  const values = valuesIn(words, findCode)
  const told = new Set(values.map(({ from }) => lineAt(words, from)))
  // On a line that gives values the words only name them.
  const names = namesIn(words, wishes, language).filter(({ from }) => !told.has(lineAt(words, from)))
  const colors: BriefColor[] = []
  for (const { exact, ...one } of [...values, ...names].sort((a, b) => a.from - b.from)) {
    const same = colors.find((other) => colorDistance(other.color, one.color) < 1)
    if (same) {
      same.times += 1
      if (exact && one.tcx) same.tcx = one.tcx
    } else {
      const { color, name, tcx, from } = one
      colors.push({ color, name, tcx, from, excerpt: excerptAt(words, from), times: 1 })
    }
  }
  return colors
}
