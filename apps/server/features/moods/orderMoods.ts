import { randomInt } from 'node:crypto'
import type { Takes } from '@toile/contract/call.ts'
import type { Contract } from '@toile/contract/index.ts'
import type { TaskInput } from '@toile/contract/tasks.ts'
import { sureWishes } from '@toile/craft/words/sureWishes.ts'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { refuse } from '@toile/rules/refusals.ts'

type Asked = Takes<Contract['moods']['generateMoods']>

/** Turns what was asked of the moodboard generator into a task; refuses an order without a word or a colour (requirements S2.52, S5.14). */
export function orderMoods({ text, wishes, seed, ...rest }: Asked, language: LanguageId): TaskInput<'generateMoods'> {
  const written = text.trim()
  if (written === '' && rest.colors.length === 0) throw refuse('moodNeeded')
  const read = written === '' ? [] : (wishes ?? sureWishes(written, language))
  if (read.length === 0 && rest.colors.length === 0) throw refuse('nothingRead')
  return { ...rest, text: written, wishes: read, language, seed: seed ?? randomInt(0x7fffffff) }
}
