import { type Refused, refusedSchema } from '@toile/contract/refused.ts'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { sentenceIn } from '@toile/rules/languages/sentence.ts'
import { refusals } from '@toile/rules/refusals.ts'

/** Why something was refused, as a sentence in a language. */
export const saidRefused = ({ code, blanks }: Refused, language: LanguageId): string =>
  sentenceIn(language, refusals[code].says, blanks)

/** An event's detail for a window of a language: what it tells of a refusal is said in it. */
export function saidIn(language: LanguageId, detail: unknown): unknown {
  if (typeof detail !== 'object' || detail === null || !('refused' in detail)) return detail
  const { data: refused } = refusedSchema.safeParse(detail.refused)
  return refused ? { ...detail, message: saidRefused(refused, language) } : detail
}
