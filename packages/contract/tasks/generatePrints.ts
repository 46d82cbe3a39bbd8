import { colorSchema } from '@toile/craft/colors/color.ts'
import { repeatSchema } from '@toile/craft/prints/repeat.ts'
import { wishSchema } from '@toile/craft/words/wishSchema.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { defineTask } from './defineTask.ts'

/** Four prints from words, pictures or both (requirements S5.16, S9.04). */
export const generatePrints = defineTask({
  label: 'Generate prints',
  load: 'quick',
  credits: () => limits.makingCredits.prints,
  results: ({ count }) => count,
  takes: z.object({
    text: z.string().default(''),
    wishes: z.array(wishSchema),
    fileIds: z.array(z.uuid()),
    colors: z.array(colorSchema),
    repeat: repeatSchema.nullable(),
    width: z.number().nullable(),
    count: z.number().int(),
    seed: z.number().int(),
  }),
  gives: z.object({ elementIds: z.array(z.uuid()) }),
})
