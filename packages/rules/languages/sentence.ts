import { fillBlanks } from '../refusals.ts'
import type { Area } from './areas.ts'
import { type LanguageId, languages } from './index.ts'
import type { Words } from './words.ts'

const translated = languages.filter(({ id }) => id !== 'en')

/** What refusals say, and what they name: the server speaks it, so it has all languages from the start. */
const spoken = ['catalogue', 'garments', 'refusals'] as const satisfies readonly Area[]

/** Sentences by their English text. */
const sentences = new Map<LanguageId, Words>(
  await Promise.all(
    translated.map(async ({ id, load }) => {
      const parts = await Promise.all(spoken.map(load))
      return [id, Object.fromEntries(parts.flatMap(({ words }) => Object.entries(words)))] as const
    }),
  ),
)

/** A sentence in a language with its blanks filled; a blank that is a sentence of ours is spoken in the same language. */
export function sentenceIn(
  language: LanguageId,
  english: string,
  blanks: Readonly<Record<string, string | number>>,
): string {
  const own = sentences.get(language)
  if (!own) return fillBlanks(english, blanks)
  const spoken = Object.entries(blanks).map(([name, value]) => [name, own[value] ?? value])
  return fillBlanks(own[english] ?? english, Object.fromEntries(spoken))
}
