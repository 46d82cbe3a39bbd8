import { sure } from '@toile/geometry'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { concepts, type Kind } from './concepts.ts'

/** A piece of a text: a concept, a number, a measure, a break between clauses, a gap between Thai phrases, or a word that is not known. */
export interface Token {
  id: string
  kind: Kind | 'size' | 'break' | 'gap' | 'word'
  /** As it was folded. */
  text: string
  /** Where it stands in what was written, in UTF-16 units. */
  from: number
  to: number
  /** What a number says, or a measure in millimetres. */
  value: number | null
  guess: boolean
  /** Whether it is a word without meaning of its own. */
  idle: boolean
}

/** A token of a concept; a number word knows its number. */
export function conceptToken(id: string, place: Pick<Token, 'text' | 'from' | 'to'>, guess = false): Token {
  const kind = concepts.get(id)?.kind ?? 'word'
  return { ...place, id, kind, value: kind === 'num' ? Number(id.slice(1)) : null, guess, idle: id === 'courtesy' }
}

/** A token that is no concept. */
export const plainToken = (
  kind: 'break' | 'gap' | 'word' | 'num' | 'size',
  place: Pick<Token, 'text' | 'from' | 'to'>,
  value: number | null = null,
): Token => ({ ...place, id: kind === 'size' ? 'size' : '', kind, value, guess: false, idle: false })

/** What ends a clause. */
export const breaks = /[,;:.!?：，、。；！？/·|()（）…—]/

const units: [RegExp, number][] = [
  [/^(mm|мм|毫米|ミリ|มม)/, 1],
  [/^(cm|см|厘米|公分|センチ|센치|센티|ซม)/, 10],
  [/^(inch(?:es)?|pouces?|pollici|дюйм\S*|")/, 25.4],
]
/** In French and Italian this is a preposition. */
const englishInch = /^in(?![a-z])/

/** A measure at the beginning of a text, as millimetres and its length in units; null where none stands. */
export function measureAt(text: string, language: LanguageId): { millimetres: number; length: number } | null {
  const number = /^(\d{1,6}(?:[.,]\d{1,3})?) ?/.exec(text)
  if (!number) return null
  const after = text.slice(number[0].length)
  for (const [unit, factor] of units) {
    const found = unit.exec(after) ?? (factor > 20 && language === 'en' ? englishInch.exec(after) : null)
    if (found) {
      const millimetres = Math.round(Number(sure(number[1]).replace(',', '.')) * factor * 1000) / 1000
      return { millimetres, length: number[0].length + found[0].length }
    }
  }
  return null
}
