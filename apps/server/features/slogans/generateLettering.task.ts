import { tasks } from '@toile/contract/tasks.ts'
import { composeKind } from '@toile/fashion/slogans/composeKind.ts'
import { findArrangement } from '@toile/fashion/slogans/arrangements/index.ts'
import { findMark } from '@toile/fashion/slogans/marks/index.ts'
import { findMood } from '@toile/fashion/slogans/moods.ts'
import { composeLettering } from '@toile/picture/lettering/composeLettering.ts'
import { openServerLetters } from '../../content/letters/shelf.ts'
import { makeElements } from '../../content/makeElements.ts'
import { defineRunner } from '../../host/queue/runner.ts'

/** Lays plain text out as slogans or logos, each kept as soon as it is drawn (requirements S3.27, S5.18). */
export const generateLettering = defineRunner(tasks.generateLettering, async (input, context) => {
  const { kind, text, layout } = input
  const wishes = { ...input, mood: findMood(input.mood ?? '')?.id ?? null }
  const composed = await composeLettering(
    (measure) => composeKind(kind, text, wishes, measure, layout),
    await openServerLetters(),
  )
  const named = composed.map(({ layout: id, document }) => ({
    name: `${text.replace(/\s+/g, ' ')} · ${(findArrangement(id) ?? findMark(id))?.label ?? ''}`,
    document,
  }))
  return { output: { elementIds: await makeElements(context, named) } }
})
