import { Refusal } from '@toile/rules/refusals.ts'
import type { Told } from './said.ts'

/** Tells the page what was refused, and gives nothing; any other fault goes on. */
export function tellRefused(error: unknown, tell: (told: Told) => void): null {
  if (!(error instanceof Refusal)) throw error
  tell({ told: 'refused', code: error.code, blanks: error.blanks })
  return null
}
