import type { TextItem } from '@toile/craft/slogans/slogan.ts'
import type { Letters } from '@toile/picture/lettering/letters.ts'
import { missingLetters } from '@toile/picture/lettering/missingLetters.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { openServerLetters } from './shelf.ts'

/** How many strange letters a sentence names. */
const named = 12

/** The letters with everything at hand that texts need; refuses texts with letters that no font has, and names them (requirement S5.18). */
export async function readyLetters(items: readonly TextItem[]): Promise<Letters> {
  const letters = await openServerLetters()
  await letters.ready(items)
  const missing = missingLetters(items, letters)
  if (missing.length) throw refuse('lettersUnknown', { letters: missing.slice(0, named).join(' ') })
  return letters
}
