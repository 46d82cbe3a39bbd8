import type { Task } from '@toile/contract/tasks.ts'
import { refusals } from '@toile/rules/refusals.ts'
import i18next from 'i18next'
import { t } from '../../languages/index.ts'

/** Why a task failed, in the language chosen now; one of an earlier version only has the sentence that it came with. */
export function saidWhy({ refused, message }: Pick<Task, 'refused' | 'message'>): string {
  if (!refused) return t(message)
  const sentence = refusals[refused.code].says.replaceAll(/\{(\w+)\}/g, '{{$1}}')
  // A blank that is a sentence of ours is said in the same language.
  const blanks = Object.entries(refused.blanks).map(([name, value]) => [
    name,
    typeof value === 'string' && i18next.exists(value) ? t(value) : value,
  ])
  return t(sentence, Object.fromEntries(blanks))
}
