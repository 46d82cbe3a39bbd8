import type { LanguageId } from '@toile/rules/languages/index.ts'
import { fold } from './fold.ts'
import { grammars } from './grammar.ts'
import { stopWords } from './vocabulary/stopWords.ts'

const sets = new Map<LanguageId, ReadonlySet<string>>()

/** The folded words of a language that carry no wish and are not worth telling as unread (requirement S9.04). */
export function stopWordsOf(language: LanguageId): ReadonlySet<string> {
  const known = sets.get(language)
  if (known) return known
  const words = stopWords[language].split(/\s+/).filter(Boolean)
  const folded = words.flatMap((word) => {
    const { text } = fold(word, language)
    return grammars[language].spaced ? text.split(' ') : [text]
  })
  const set = new Set(folded)
  sets.set(language, set)
  return set
}
