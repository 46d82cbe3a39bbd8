import { categories } from '@toile/craft/garments/categories.ts'
import type { BodyCategory } from '@toile/craft/garments/garment.ts'
import { z } from 'zod'

const category = z.enum(categories.map(({ id }) => id) as [BodyCategory, ...BodyCategory[]])
const noteSchema = z.object({
  category,
  slot: z.enum(['top', 'bottom', 'whole', 'outer']),
  choices: z.array(z.object({ category, confidence: z.number() })),
  confidence: z.number(),
})

/** What the stored note of a traced piece says of its category, and how sure that is; nothing for a note of another form. */
export const readNote = (note: unknown) => noteSchema.safeParse(note).data ?? null
