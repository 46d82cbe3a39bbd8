import { and, eq, ne, type SQL } from 'drizzle-orm'
import { ownedBy } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'
import type { OwnProject } from '../../library/ownProject.ts'

/** The looks of a project that go into its ZIP: those that are liked, or all that are not deleted. */
export const packedLooks = ({ ownerId, projectId }: OwnProject, only: 'all' | 'liked'): SQL | undefined =>
  and(
    ownedBy(design, ownerId),
    eq(design.projectId, projectId),
    only === 'liked' ? eq(design.state, 'liked') : ne(design.state, 'deleted'),
  )
