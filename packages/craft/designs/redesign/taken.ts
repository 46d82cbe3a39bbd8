import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { colorSchema } from '../../colors/color.ts'
import { locksSchema } from './locks.ts'

/** A variation that was gone on from: which of those that were made, and what they were asked for. */
export const takenSchema = z.object({
  seed: z.number().int().min(0).max(0xffffffff),
  far: z.number().min(0).max(1),
  locks: locksSchema,
  palette: z.array(colorSchema).max(limits.board.color),
  index: z
    .number()
    .int()
    .min(0)
    .max(limits.variations - 1),
})
export type Taken = z.output<typeof takenSchema>
