import { colorSchema } from '@toile/craft/colors/color.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { defineTask } from './defineTask.ts'

/** Slogans or logos from plain text (requirements S3.27, S5.18). */
export const generateLettering = defineTask({
  label: 'Generate slogans',
  load: 'quick',
  credits: () => limits.makingCredits.lettering,
  results: ({ count }) => count,
  takes: z.object({
    kind: z.enum(['slogan', 'logo']),
    text: z.string(),
    colors: z.array(colorSchema),
    cloth: colorSchema.nullable(),
    layout: z.string().nullable(),
    mood: z.string().nullable(),
    keywords: z.array(z.string()),
    language: z.string(),
    count: z.number().int(),
    seed: z.number().int(),
  }),
  gives: z.object({ elementIds: z.array(z.uuid()) }),
})
