import { randomInt } from 'node:crypto'
import type { Takes } from '@toile/contract/call.ts'
import type { Contract } from '@toile/contract/index.ts'
import type { TaskInput } from '@toile/contract/tasks.ts'
import { sureWishes } from '@toile/craft/words/sureWishes.ts'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { refuse } from '@toile/rules/refusals.ts'

type Asked = Takes<Contract['generation']['generatePrints']>

/** Turns what was asked of the print generator into a task; refuses what its mode lacks (requirements S3.25, S5.16). */
export function orderPrints(
  { mode, text, wishes, fileIds, seed, ...rest }: Asked,
  language: LanguageId,
): TaskInput<'generatePrints'> {
  const written = mode === 'image' ? '' : text.trim()
  const pictures = mode === 'text' ? [] : [...new Set(fileIds)]
  if (mode !== 'image' && written === '') throw refuse('promptNeeded')
  if (mode !== 'text' && pictures.length === 0) throw refuse('pictureNeeded')
  const read = written === '' ? [] : (wishes ?? sureWishes(written, language))
  if (mode === 'text' && read.length === 0) throw refuse('nothingRead')
  return { ...rest, text: written, wishes: read, fileIds: pictures, seed: seed ?? randomInt(0x7fffffff) }
}
