import { sure } from '@toile/geometry'
import { type LanguageId, languages } from '@toile/rules/languages/index.ts'
import { grammars } from './grammar.ts'
import { scannedTokens } from './scannedTokens.ts'
import { shareOf } from './share.ts'
import { spacedTokens } from './spacedTokens.ts'
import type { Token } from './token.ts'

/** The tokens of a text in one language. */
export const tokensIn = (text: string, language: LanguageId): Token[] =>
  grammars[language].spaced ? spacedTokens(text, language) : scannedTokens(text, language)

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu
const lettersOf = (text: string, script: RegExp) => text.match(new RegExp(script.source, 'gu'))?.length ?? 0

/** The language of a script where it is not the one asked for: Hangul, Kana, Thai, Cyrillic, Han, then English (S9.04). */
const scriptOrder = ['ko', 'ja', 'th', 'ru', 'zh', 'en'] as const

function scriptLanguage(text: string): LanguageId {
  const counted = scriptOrder.map((id) => {
    const letters = id === 'ja' ? (text.match(kana)?.length ?? 0) * 2 : lettersOf(text, grammars[id].script)
    return { id, letters }
  })
  return counted.reduce((most, one) => (one.letters > most.letters ? one : most)).id
}

/** The language that a text is read in: the one asked for, unless the text is plainly written in another. */
export function chiefLanguage(text: string, asked: LanguageId): LanguageId {
  const own = lettersOf(text, grammars[asked].script)
  const foreignKana = asked === 'zh' && (text.match(kana)?.length ?? 0) * 5 > own
  const other = scriptLanguage(text)
  if (foreignKana) return other
  if (own === 0) {
    const [ours, theirs] = [shareOf(tokensIn(text, asked)), shareOf(tokensIn(text, other))]
    return ours.concepts > 0 && ours.read >= theirs.read ? asked : other
  }
  if (asked === 'en' || grammars[asked].script.source !== grammars.en.script.source) return asked
  const [inAsked, inEnglish] = [tokensIn(text, asked), tokensIn(text, 'en')]
  const english = shareOf(inEnglish)
  return english.concepts > 0 && english.read > 0.7 && shareOf(inAsked).read < 0.5 ? 'en' : asked
}

/** Reads again, by their script, the words that stayed unread. */
function readAgain(text: string, run: readonly Token[], chief: LanguageId): readonly Token[] {
  const from = sure(run[0]).from
  const written = text.slice(from, sure(run[run.length - 1]).to)
  const language = scriptLanguage(written)
  const sameScript = grammars[language].script.source === grammars[chief].script.source
  if (language === chief || sameScript || lettersOf(written, grammars[language].script) === 0) return run
  const tokens = tokensIn(written, language).map((token) => ({
    ...token,
    from: token.from + from,
    to: token.to + from,
  }))
  return shareOf(tokens).concepts > 0 ? tokens : run
}

/** The tokens of a text, with what one language leaves unread tried in the language of its script (requirement S9.04). */
export function tokensOf(text: string, language: LanguageId): Token[] {
  const tokens = tokensIn(text, language)
  const read: Token[] = []
  let run: Token[] = []
  const flush = () => {
    const last = run.findLastIndex(({ kind }) => kind === 'word') + 1
    if (last > 0) read.push(...readAgain(text, run.slice(0, last), language))
    read.push(...run.slice(last))
    run = []
  }
  for (const token of tokens) {
    const before = run.findLast(({ kind }) => kind === 'word')
    const joins = token.kind === 'gap' ? run.length > 0 : token.kind === 'word' && !token.idle
    const sameScript = !before || token.kind === 'gap' || scriptLanguage(before.text) === scriptLanguage(token.text)
    if (!joins || !sameScript) flush()
    if (joins) run.push(token)
    else read.push(token)
  }
  flush()
  return read
}

/** The language of a tag such as `ja`, `zh-TW` or `zh-HK`; null where it is none of the product's. */
export const spokenLanguage = (tag: string): LanguageId | null => {
  const [main, region] = tag.toLowerCase().split('-')
  const found = languages.find(({ id }) => id === main)
  return found && (region === undefined || (main === 'zh' && ['tw', 'hk', 'cn'].includes(region))) ? found.id : null
}
