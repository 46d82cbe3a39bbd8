import { randomInt } from 'node:crypto'
import type { Takes } from '@toile/contract/call.ts'
import type { Contract } from '@toile/contract/index.ts'
import type { TaskInput } from '@toile/contract/tasks.ts'
import { findGarment } from '@toile/craft/garments/index.ts'
import { besideGarments } from '@toile/craft/sketches/answers/garments.ts'
import { answers } from '@toile/craft/sketches/answers/index.ts'
import { sureWishes } from '@toile/craft/words/sureWishes.ts'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { refuse } from '@toile/rules/refusals.ts'

type Asked = Takes<Contract['sketches']['generateSketches']>

/** Turns what was asked of the sketch generator into a task; refuses an order that names nothing that can be drawn (requirement S2.56). */
export function orderSketches(
  { text, wishes, seed, ...rest }: Asked,
  language: LanguageId,
): TaskInput<'generateSketches'> {
  const { category, fileId, garment } = rest
  const written = text.trim()
  const based = category !== null || fileId !== null || garment !== null
  if (!based && written === '') throw refuse('sketchNeeded')
  if (garment && !findGarment(garment.id)) throw refuse('documentUnreadable', { rule: garment.id })
  const read = written === '' ? [] : (wishes ?? sureWishes(written, language))
  if (!based && read.length === 0) throw refuse('nothingRead')
  if (!based && read.some(({ id }) => besideGarments.includes(id)) && !read.some(({ id }) => answers.has(id)))
    throw refuse('sketchGarmentsOnly')
  return { ...rest, text: written, wishes: read, seed: seed ?? randomInt(0x7fffffff) }
}
