import { steeringSchema } from '@toile/craft/designs/compose/brief.ts'
import { cutGarmentSchema } from '@toile/craft/garments/cutGarment.ts'
import { sketchCategorySchema } from '@toile/craft/sketches/sketchCategory.ts'
import { wishSchema } from '@toile/craft/words/wishSchema.ts'
import { limits } from '@toile/rules/limits.ts'
import { idOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { calls } from '../call.ts'
import { queuedSchema } from '../tasks.ts'

export const sketches = calls({
  generateSketches: {
    method: 'POST',
    path: '/api/generate/sketches',
    says: 'Queues technical flats from a category, words, or as variations of a sketch; wishes that the person confirmed take the place of a reading.',
    label: 'Make sketches ({{count}})',
    costs: () => limits.makingCredits.sketches,
    undo: 'cancel',
    who: 'studio',
    takes: z.object({
      category: sketchCategorySchema.nullable().default(null),
      text: z.string().max(limits.promptLength).default(''),
      /** What the person kept of the reading; without it the text is read, guesses left out. */
      wishes: z.array(wishSchema).max(60).nullable().default(null),
      /** A picture to vary: a made sketch, or an uploaded one that is traced where it is not yet. */
      fileId: idOf('file').nullable().default(null),
      /** A garment to vary that is not kept yet. */
      garment: cutGarmentSchema.nullable().default(null),
      gender: z.enum(['female', 'male']).default('female'),
      back: z.boolean().default(true),
      ...steeringSchema.shape,
      count: z.number().int().min(1).max(limits.sketch.most).default(limits.sketch.count),
      seed: z.number().int().min(0).max(0xffffffff).optional(),
    }),
    gives: queuedSchema,
  },
})
