import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import type { Only } from '../../host/database/only.ts'
import type { OwnProject } from '../../library/ownProject.ts'
import { keepState } from './keepState.ts'

/** Before a change: keeps how the collection was left, unless it is ten minutes old or a state of the last ten minutes tells it (requirement S2.50). */
export async function keepWork<Given extends OwnProject>(
  tx: Transaction,
  own: Only<OwnProject, Given>,
  reason: 'saved' | 'liked' = 'saved',
): Promise<void> {
  const { ownerId, projectId }: OwnProject = own
  const { rows } = await tx.execute<{ since: Date }>(sql`
    select coalesce(
      (select max(created_at) from project_state where owner_id = ${ownerId} and project_id = ${projectId}),
      (select created_at from project where owner_id = ${ownerId} and id = ${projectId})
    ) as since`)
  const { since } = sureFirst(rows)
  if (Date.now() - new Date(since).getTime() < limits.history.between) return
  await keepState(tx, { ownerId, projectId, reason })
}
