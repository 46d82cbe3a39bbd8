import { tasks } from '@toile/contract/tasks.ts'
import { composeMoods } from '@toile/craft/moods/composeMoods.ts'
import { confirmedWishes } from '@toile/craft/words/confirmedWishes.ts'
import { languageOf } from '@toile/rules/languages/index.ts'
import { defineRunner } from '../../host/queue/runner.ts'
import { makeElements } from '../../library/makeElements.ts'

/** Composes moodboards from words and colours, each kept as soon as it is drawn (requirements S2.52, S5.14). */
export const generateMoods = defineRunner(tasks.generateMoods, async (input, context) => {
  const proposals = composeMoods({
    ...input,
    language: languageOf(input.language),
    wishes: confirmedWishes(input.wishes),
  })
  return { output: { elementIds: await makeElements(context, proposals) } }
})
