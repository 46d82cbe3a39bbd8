import { sure } from '@toile/geometry'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { concepts } from './concepts.ts'
import { fold } from './fold.ts'
import { lexiconOf, stopped } from './lexicon.ts'
import { stopWordsOf } from './stopWords.ts'
import { breaks, conceptToken, measureAt, plainToken, type Token } from './token.ts'

const thai = /[\u0e00-\u0e7f] [\u0e00-\u0e7f]/
/** Signs that belong to the Thai consonant before them. */
const thaiSign = /[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e]/
const latin = /[a-z\u0400-\u04ff]/
/** What may follow a Korean form of one syllable. */
const koreanEnd = /[\s을를이가은는의에로도만와과랑색톤,개벌]/

const thaiStep = /^(ลง|ขึ้น)/

/** "Stripes smaller": a Thai form may not take the adjective away from the word that makes a change of it. */
function takesStep(text: string, start: number, end: number, lexicon: ReadonlyMap<string, string>): boolean {
  const step = thaiStep.exec(text.slice(end, end + 5))?.[0]
  if (!step) return false
  for (let cut = end - 2; cut > start + 1; cut--)
    if (lexicon.has(text.slice(cut, end) + step) && lexicon.has(text.slice(start, cut))) return true
  return false
}

/** Whether a form may be taken out of a text here. */
function stands(text: string, start: number, end: number, language: LanguageId, lexicon: ReadonlyMap<string, string>) {
  const next = text[end] ?? ' '
  if (language === 'th')
    return !thaiSign.test(next) && !thai.test(text.slice(start, end)) && !takesStep(text, start, end, lexicon)
  if (latin.test(sure(text[end - 1])) && latin.test(next)) return false
  // 크롭 트위드 is no 크롭트 위드.
  if (language === 'ko' && text[end - 2] === ' ' && !koreanEnd.test(next)) return false
  if (language !== 'ko' || end - start > 1 || koreanEnd.test(next)) return true
  return [2, 3, 4, 5].some((n) => lexicon.has(text.slice(start + 1, start + 1 + n)))
}

/** The longest form that begins at a place. */
function longestAt(text: string, start: number, language: LanguageId, unknown: boolean) {
  const { exact, longest } = lexiconOf(language)
  for (let end = Math.min(start + longest + 2, text.length); end > start; end--) {
    const raw = text.slice(start, end)
    if (raw.endsWith(' ') || (raw.length > 1 && breaks.test(raw))) continue
    const id = exact.get(raw.replaceAll(' ', ''))
    if (id && !(language === 'ko' && unknown && end - start === 1) && stands(text, start, end, language, exact))
      return { id, end }
  }
  return null
}

/** Splits a text whose words do not stand apart into tokens, by longest match from the left (requirement S9.04). */
export function scannedTokens(written: string, language: LanguageId): Token[] {
  const { text, from, to } = fold(written, language)
  const idle = stopWordsOf(language)
  const tokens: Token[] = []
  let unknown = -1
  const place = (start: number, end: number) => ({
    text: text.slice(start, end),
    from: sure(from[start]),
    to: sure(to[end - 1]),
  })
  const word = (start: number, end: number) => {
    const at = place(start, end)
    tokens.push({ ...plainToken('word', at), idle: idle.has(at.text) })
  }
  const flush = (end: number) => {
    if (unknown >= 0) word(unknown, end)
    unknown = -1
  }
  for (let i = 0; i < text.length; ) {
    const digits = /^\d+/.exec(text.slice(i, i + 12))?.[0].length ?? 0
    const measure = digits ? measureAt(text.slice(i, i + 16), language) : null
    const inWord = i > 0 && latin.test(sure(text[i])) && latin.test(sure(text[i - 1]))
    const found = inWord ? null : longestAt(text, i, language, unknown >= 0)
    const split = found && digits > found.end - i && concepts.get(found.id)?.kind === 'num'
    if (unknown >= 0 && latin.test(sure(text[i])) !== latin.test(sure(text[i - 1]))) flush(i)
    let end = i + 1
    if (text[i] === ' ') {
      flush(i)
      if (language !== 'ko') tokens.push(plainToken('gap', place(i, end)))
    } else if (breaks.test(sure(text[i]))) {
      flush(i)
      tokens.push(plainToken('break', place(i, end)))
    } else if (measure) {
      end = i + measure.length
      flush(i)
      tokens.push(plainToken('size', place(i, end), measure.millimetres))
    } else if (found && !split) {
      end = found.end
      flush(i)
      if (found.id === stopped) word(i, end)
      else tokens.push(conceptToken(found.id, place(i, end)))
    } else if (digits) {
      end = i + digits
      flush(i)
      tokens.push(plainToken('num', place(i, end), Number(text.slice(i, end))))
    } else if (unknown < 0) unknown = i
    i = end
  }
  flush(text.length)
  return tokens
}
