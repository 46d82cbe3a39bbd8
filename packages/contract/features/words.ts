import { readWishSchema } from '../project/readWish.ts'
import { languages } from '@toile/rules/languages/index.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { calls } from '../call.ts'

const languageSchema = z.enum(languages.map(({ id }) => id))
export type ReadWish = z.output<typeof readWishSchema>

export const words = calls({
  read: {
    method: 'POST',
    path: '/api/words/read',
    says: 'Reads the wishes of a design brief in any of the nine languages, with the words that were not understood.',
    who: 'studio',
    changes: false,
    takes: z.object({ text: z.string().max(limits.wishLength), language: languageSchema.optional() }),
    gives: z.object({
      wishes: z.array(readWishSchema),
      conflicts: z.array(z.tuple([z.string(), z.string()])),
      unread: z.array(z.string()),
    }),
  },
})
