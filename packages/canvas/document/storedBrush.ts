import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'

/** A brush of one's own as it is kept: the brush it began with, and its knobs by their names. */
export const storedBrushSchema = z.object({
  name: z.string().trim().min(1).max(limits.nameLength),
  brush: z.string().regex(/^[a-zA-Z]{1,40}$/),
  knobs: z
    .record(z.string().regex(/^[a-zA-Z]{1,40}$/), z.number().min(-1_000_000).max(1_000_000))
    .refine((knobs) => Object.keys(knobs).length <= 60),
})
export type StoredBrush = z.output<typeof storedBrushSchema>
