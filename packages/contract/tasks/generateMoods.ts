import { colorSchema } from '@toile/craft/colors/color.ts'
import { templateIds } from '@toile/craft/moods/templates/index.ts'
import { wishSchema } from '@toile/craft/words/wishSchema.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { defineTask } from './defineTask.ts'

/** Moodboards from words and colours (requirements S2.52, S5.14). */
export const generateMoods = defineTask({
  label: 'Compose moodboards',
  load: 'quick',
  credits: () => limits.makingCredits.moods,
  results: ({ count }) => count,
  takes: z.object({
    text: z.string().default(''),
    wishes: z.array(wishSchema),
    colors: z.array(colorSchema),
    template: z.enum(templateIds).nullable(),
    language: z.string(),
    count: z.number().int(),
    seed: z.number().int(),
  }),
  gives: z.object({ elementIds: z.array(z.uuid()) }),
})
