import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { z } from 'zod'

/** What an event tells of a look that was drawn, saved, moved to another list or brought back. */
export const newsSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  revision: z.number(),
  state: z.string(),
  position: z.number(),
})
export type LookNews = z.output<typeof newsSchema>

/** Whether news tell more of a look than is shown. */
export const isNew = (news: LookNews, shown: Pick<DesignEntry, 'revision' | 'state' | 'position'> | undefined) =>
  !shown ||
  news.revision > shown.revision ||
  (news.revision === shown.revision && (news.state !== shown.state || news.position !== shown.position))
