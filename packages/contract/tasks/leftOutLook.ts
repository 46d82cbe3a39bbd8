import { z } from 'zod'

/** A look that product pictures are made without: none of its garments is seen, or it could not be drawn. */
export const leftOutLookSchema = z.object({
  designId: z.uuid(),
  name: z.string(),
  why: z.enum(['hidden', 'failed']),
})
export type LeftOutLook = z.output<typeof leftOutLookSchema>
