import { colorwaySchema } from '@toile/craft/designs/lookColorway.ts'
import { z } from 'zod'
import { defineTask } from './defineTask.ts'
import { leftFileSchema } from './leftFile.ts'

/** The looks of a collection in one ZIP (requirement S1.06). */
export const packCollection = defineTask({
  label: 'Pack looks',
  load: 'long',
  takes: z.object({
    projectId: z.uuid(),
    only: z.enum(['all', 'liked']),
    colorways: z.boolean().default(false),
    /** Of the colourways this one alone. */
    colorway: colorwaySchema.shape.id.optional(),
  }),
  gives: leftFileSchema,
})
