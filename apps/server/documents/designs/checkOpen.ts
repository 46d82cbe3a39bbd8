import { refuse } from '@toile/rules/refusals.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { project } from '../../host/database/schema/projects.ts'

/** Refuses a project that lies in the bin. */
export async function checkOpen(tx: Transaction, ownerId: string, projectId: string): Promise<void> {
  const [row] = await tx
    .select({ id: project.id })
    .from(project)
    .where(and(ownedBy(project, ownerId), eq(project.id, projectId), isNull(project.deletedAt)))
  if (!row) throw refuse('notFound')
}
