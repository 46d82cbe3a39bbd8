import type { Envelope } from '@toile/contract/envelope.ts'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { sentenceIn } from '@toile/rules/languages/sentence.ts'
import { type Refusal, refusals } from '@toile/rules/refusals.ts'

const codes = { warning: 1, silent: 2, error: -1 } as const

/** The envelope of an answer that went well (requirement S8.01). */
export const answered = (data: unknown): Envelope => ({ errCode: 0, errMsg: '', data })

/** The envelope of a refusal, in the caller's language (requirement S8.01). */
export const refused = (refusal: Refusal, language: LanguageId): Envelope => ({
  errCode: codes[refusals[refusal.code].level],
  errMsg: sentenceIn(language, refusals[refusal.code].says, refusal.blanks),
  data: null,
})
