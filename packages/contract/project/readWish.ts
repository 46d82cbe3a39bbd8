import { wishSchema } from '@toile/craft/words/wishSchema.ts'
import { z } from 'zod'

/** One wish as a chip shows it: what was read, of what, and where it stands in the text (requirement S9.04). */
export const readWishSchema = wishSchema.extend({ kind: z.string(), label: z.string(), ofLabel: z.string().nullable() })
