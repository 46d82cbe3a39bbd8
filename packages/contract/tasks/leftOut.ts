import { z } from 'zod'

/** A sketch of a board that looks are made without: its category is unsure, or no garment was found in it. */
export const leftOutSchema = z.object({ fileId: z.uuid(), name: z.string(), why: z.enum(['unsure', 'nothing']) })
export type LeftOut = z.output<typeof leftOutSchema>
