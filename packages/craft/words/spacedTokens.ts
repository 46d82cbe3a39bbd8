import { sure } from '@toile/geometry'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { type Folded, fold } from './fold.ts'
import { bareOf, type Lexicon, lexiconOf } from './lexicon.ts'
import { slipOf } from './slipOf.ts'
import { stem } from './stem.ts'
import { stopWordsOf } from './stopWords.ts'
import { breaks, conceptToken, measureAt, plainToken, type Token } from './token.ts'

interface Word {
  text: string
  stem: string
  start: number
  end: number
  breaks: boolean
}

const pattern = /\d+(?:[.,]\d+)?[^\s,;:.!?/·|()…—]*|[,;:.!?/·|()…—]|[^\s,;:.!?/·|()…—]+/g

const wordsOf = ({ text }: Folded, language: LanguageId): Word[] =>
  [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
    text: word,
    stem: stem(word, language),
    start: index,
    end: index + word.length,
    breaks: breaks.test(word) && word.length === 1,
  }))

/** The concept of some words that stand together: as written, without inflection, as one word, or without marks. */
function findWords(words: readonly Word[], lexicon: Lexicon, language: LanguageId, bare: boolean): string | undefined {
  const key = words.map(({ text }) => text).join(' ')
  if (words.length === 1 && stopWordsOf(language).has(key)) return lexicon.exact.get(key)
  const found = lexicon.exact.get(key) ?? lexicon.stems.get(words.map((word) => word.stem).join(' '))
  if (found || language === 'vi') return found ?? (bare ? lexicon.bare.get(key) : undefined)
  if (words.length > 2 || (words.length > 1 && words.some(({ text }) => text.length < 2))) return undefined
  const whole = words.map(({ text }) => text).join('')
  return lexicon.joined.get(whole) ?? lexicon.joined.get(stem(whole, language))
}

/** The longest run of words from a place that is a concept. */
function longestFrom(words: readonly Word[], i: number, lexicon: Lexicon, language: LanguageId, bare: boolean) {
  let most = 1
  while (most < lexicon.longest && words[i + most] && !sure(words[i + most]).breaks) most++
  for (let n = most; n > 0; n--) {
    const id = findWords(words.slice(i, i + n), lexicon, language, bare)
    // "Sọc nhỏ hơn": the adjective belongs to the word that makes a change of it.
    const step = language === 'vi' && n > 1 && words[i + n]?.text === 'hơn'
    const kept = step && lexicon.exact.has(`${sure(words[i + n - 1]).text} hơn`)
    if (id && !(kept && findWords(words.slice(i, i + n - 1), lexicon, language, bare))) return { id, n }
  }
  return null
}

/** Splits a text whose words stand apart into tokens, longest match first (requirement S9.04). */
export function spacedTokens(text: string, language: LanguageId): Token[] {
  const folded = fold(text, language)
  const lexicon = lexiconOf(language)
  const idle = stopWordsOf(language)
  const words = wordsOf(folded, language)
  const bare = language === 'vi' && bareOf(folded.text) === folded.text
  const tokens: Token[] = []
  const place = (start: number, end: number) => ({
    text: folded.text.slice(start, end),
    from: sure(folded.from[start]),
    to: sure(folded.to[end - 1]),
  })
  for (let i = 0; i < words.length; ) {
    const { text: word, start, end } = sure(words[i])
    const measure = measureAt(folded.text.slice(start, start + 24), language)
    const found = sure(words[i]).breaks ? null : longestFrom(words, i, lexicon, language, bare)
    let n = 1
    if (sure(words[i]).breaks) tokens.push(plainToken('break', place(start, end)))
    else if (measure) {
      const stop = start + measure.length
      while (words[i + n] && sure(words[i + n]).start < stop) n++
      tokens.push(plainToken('size', place(start, sure(words[i + n - 1]).end), measure.millimetres))
    } else if (found) {
      n = found.n
      tokens.push(conceptToken(found.id, place(start, sure(words[i + n - 1]).end)))
    } else if (/^\d+$/.test(word)) tokens.push(plainToken('num', place(start, end), Number(word)))
    else {
      const slip = idle.has(word) ? null : slipOf(word, lexicon, language)
      tokens.push(
        slip
          ? conceptToken(slip, place(start, end), true)
          : { ...plainToken('word', place(start, end)), idle: idle.has(word) },
      )
    }
    i += n
  }
  return tokens
}
