import { tasks } from '@toile/contract/tasks.ts'
import { findArrangement } from '@toile/craft/slogans/arrangements/index.ts'
import { composeKind } from '@toile/craft/slogans/composeKind.ts'
import { findMark } from '@toile/craft/slogans/marks/index.ts'
import { findMood } from '@toile/craft/slogans/moods.ts'
import { composeLettering } from '@toile/picture/lettering/composeLettering.ts'
import { defineRunner } from '../../host/queue/runner.ts'
import { makeElements } from '../../library/makeElements.ts'
import { openServerLetters } from '../../pictures/letters/shelf.ts'

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
