import { z } from 'zod'

/** A look that product pictures are made without: none of its garments is seen, it could not be drawn, or it cannot move as a film asks. */
export const leftOutLookSchema = z.object({
  designId: z.uuid(),
  name: z.string(),
  why: z.enum(['hidden', 'failed', 'still']),
})
export type LeftOutLook = z.output<typeof leftOutLookSchema>
