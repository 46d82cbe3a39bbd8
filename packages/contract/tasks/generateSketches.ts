import { steeringSchema } from '@toile/craft/designs/compose/brief.ts'
import { cutGarmentSchema } from '@toile/craft/garments/cutGarment.ts'
import { sketchCategorySchema } from '@toile/craft/sketches/sketchCategory.ts'
import { wishSchema } from '@toile/craft/words/wishSchema.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { defineTask } from './defineTask.ts'

/** Technical flats from a category, words, or as variations of a sketch (requirement S2.56). */
export const generateSketches = defineTask({
  label: 'Create sketches',
  load: 'quick',
  credits: () => limits.makingCredits.sketches,
  results: ({ count }) => count,
  takes: z.object({
    text: z.string().default(''),
    category: sketchCategorySchema.nullable(),
    wishes: z.array(wishSchema),
    fileId: z.uuid().nullable(),
    garment: cutGarmentSchema.nullable(),
    gender: z.enum(['female', 'male']),
    back: z.boolean(),
    ...steeringSchema.shape,
    count: z.number().int(),
    seed: z.number().int(),
  }),
  gives: z.object({ elementIds: z.array(z.uuid()) }),
})
