import type { LanguageId } from '@toile/rules/languages/index.ts'
import { readWishes } from './readWishes.ts'
import type { Wish } from './wish.ts'

/** The wishes of a text that nobody has confirmed: what was read without guessing (requirement S9.04). */
export const sureWishes = (text: string, language: LanguageId): Wish[] =>
  readWishes(text, language).wishes.filter(({ guess }) => !guess)
