import { colorSchema } from '@toile/craft/colors/color.ts'
import { templateIds } from '@toile/craft/moods/templates/index.ts'
import { wishSchema } from '@toile/craft/words/wishSchema.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { calls } from '../call.ts'
import { queuedSchema } from '../tasks.ts'

export const moods = calls({
  generateMoods: {
    method: 'POST',
    path: '/api/generate/moods',
    says: 'Queues moodboards from words, from colours, or from both, each in another arrangement unless one is asked for; wishes that the person confirmed take the place of a reading.',
    label: 'Make moodboards ({{count}})',
    costs: () => limits.makingCredits.moods,
    undo: 'cancel',
    who: 'studio',
    takes: z.object({
      text: z.string().max(limits.promptLength).default(''),
      /** What the person kept of the reading; without it the text is read, guesses left out. */
      wishes: z.array(wishSchema).max(60).nullable().default(null),
      colors: z.array(colorSchema).max(limits.board.color).default([]),
      template: z.enum(templateIds).nullable().default(null),
      count: z.number().int().min(1).max(8).default(4),
      seed: z.number().int().min(0).max(0xffffffff).optional(),
    }),
    gives: queuedSchema,
  },
})
