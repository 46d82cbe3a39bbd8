import { limits } from '@toile/fashion/limits.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { keepState } from './keepState.ts'

/** Before a change: keeps how the collection was left, unless it is ten minutes old or a state of the last ten minutes tells it (requirement S2.50). */
export async function keepWork(
  tx: Transaction,
  own: { ownerId: string; projectId: string },
  reason: 'saved' | 'liked' = 'saved',
): Promise<void> {
  const { rows } = await tx.execute<{ since: Date }>(sql`
    select coalesce(
      (select max(created_at) from project_state where project_id = ${own.projectId}),
      (select created_at from project where id = ${own.projectId})
    ) as since`)
  const [{ since }] = rows
  if (Date.now() - new Date(since).getTime() < limits.history.between) return
  await keepState(tx, { ...own, reason })
}
