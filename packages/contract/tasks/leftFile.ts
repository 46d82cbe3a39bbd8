import { z } from 'zod'

/** A file that a task leaves: kept for a day, and fetched with `tasks.fetchFile`. */
export const leftFileSchema = z.object({
  hash: z.string(),
  mime: z.string(),
  name: z.string(),
  bytes: z.number().optional(),
})
export type LeftFile = z.output<typeof leftFileSchema>
