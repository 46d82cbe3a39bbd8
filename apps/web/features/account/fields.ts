import { emailSchema } from '@toile/contract/features/account.ts'
import { limits } from '@toile/rules/limits.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { CallRefused } from '@toile/contract/answer.ts'

const tooShort = { label: 'At least 8 characters' }
const nameless = { label: 'Tell us what to call you' }

/** Each check gives an English sentence to be translated, or null when the text may be sent. */
export const emailProblem = (email: string): string | null =>
  emailSchema.safeParse(email).success ? null : refusals.emailForm.says

export const passwordProblem = (password: string): string | null =>
  password.length < limits.password.least ? tooShort.label : null

export const nameProblem = (name: string): string | null => (name.trim() ? null : nameless.label)

/** The sentence of a refused call, for the place beside the form. */
export const refusalOf = (error: Error | null): string | null =>
  error instanceof CallRefused && error.level !== 'silent' ? error.message : null
