import { fillBlanks } from '../refusals.ts'
import { fr } from './fr.ts'
import type { LanguageId } from './index.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { ru } from './ru.ts'
import { th } from './th.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

/** The sentences of refusals by their English text; the server speaks them, so they live beside the refusals. */
export const sentences: Record<Exclude<LanguageId, 'en'>, Readonly<Record<string, string>>> = {
  zh,
  ko,
  ja,
  ru,
  fr,
  th,
  vi,
  it,
}

/** A sentence in a language with its blanks filled; a blank that is a sentence of ours is spoken in the same language. */
export function sentenceIn(
  language: LanguageId,
  english: string,
  blanks: Readonly<Record<string, string | number>>,
): string {
  if (language === 'en') return fillBlanks(english, blanks)
  const own = sentences[language]
  const spoken = Object.entries(blanks).map(([name, value]) => [name, own[value] ?? value])
  return fillBlanks(own[english] ?? english, Object.fromEntries(spoken))
}
