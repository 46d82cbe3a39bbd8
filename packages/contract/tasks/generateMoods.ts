import { colorSchema } from '@toile/fashion/colors/color.ts'
import { limits } from '@toile/fashion/limits.ts'
import { templateIds } from '@toile/fashion/moods/templates/index.ts'
import { wishSchema } from '@toile/fashion/words/wishSchema.ts'
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
