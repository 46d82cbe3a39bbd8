import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { colorSchema } from '../../colors/color.ts'
import type { Design } from '../design.ts'
import { locksSchema } from './locks.ts'
import { redesigns } from './redesign.ts'

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

/** The look that one comes to by going on from a variation, and from a variation of that: the same way leads to the same look. */
export const redesignedOn = (design: Design, way: readonly Taken[]): Design =>
  way.reduce((from, { index, ...asked }) => redesigns(from, asked, index + 1)[index] ?? from, design)
