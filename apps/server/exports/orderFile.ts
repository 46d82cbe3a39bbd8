import { type FileTaskKind, leavesFile, type TaskInput, tasks } from '@toile/contract/tasks.ts'
import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { Identity } from '@toile/studio/people/access.ts'
import { and, count, inArray } from 'drizzle-orm'
import type { Transaction } from '../host/database/database.ts'
import { ownedBy } from '../host/database/owned.ts'
import { task } from '../host/database/schema/tasks.ts'
import { checkStored } from '../host/files/room.ts'
import { orderTask } from '../host/orderTask.ts'
import type { Server } from '../host/server.ts'
import { holdStill } from '../pictures/hold/holdStill.ts'

interface Ordering {
  server: Server
  tx: Transaction
  identity: Identity
}

/** The kinds of task that leave a file or take one in. */
const fileKinds = [...Object.keys(tasks).filter(leavesFile), 'importProject']

/** Queues a task that leaves a file or takes one in; a person may have so many under way at once, and needs room for it. */
export async function orderFile<K extends FileTaskKind | 'importProject'>(
  { server, tx, identity }: Ordering,
  kind: K,
  input: TaskInput<K>,
): Promise<{ taskId: string; position: number; cost: number }> {
  const ownerId = identity.id
  const most = limits.exports.open
  await holdStill(tx, ownerId)
  const { open } = sureFirst(
    await tx
      .select({ open: count() })
      .from(task)
      .where(and(ownedBy(task, ownerId), inArray(task.kind, fileKinds), inArray(task.status, ['waiting', 'running']))),
  )
  if (open >= most) throw refuse('tooManyExports', { most })
  await checkStored({ db: tx, settings: server.settings }, identity, 1)
  return orderTask({ server, tx, identity }, kind, input)
}
