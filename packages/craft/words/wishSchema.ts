import { z } from 'zod'

/** A wish as calls carry it: what was read of a text, or what the person has confirmed of it (requirement S9.04). */
export const wishSchema = z.object({
  id: z.string().max(60),
  of: z.string().max(60).nullable(),
  not: z.boolean(),
  change: z.literal([1, -1]).nullable(),
  count: z.number().int().nullable(),
  millimetres: z.number().nullable(),
  guess: z.boolean(),
  overruled: z.boolean(),
  from: z.number().int(),
  to: z.number().int(),
})
export type SentWish = z.output<typeof wishSchema>
