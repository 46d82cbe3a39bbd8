import type { queuedSchema, TaskInput, TaskKind } from '@toile/contract/tasks.ts'
import type { Identity } from '@toile/studio/people/access.ts'
import type { z } from 'zod'
import type { Transaction } from './database/database.ts'
import { positionOf } from './queue/queue.ts'
import type { Server } from './server.ts'

/** Who orders a task, and the transaction that keeps the order. */
export interface Ordering {
  server: Pick<Server, 'queue'>
  tx: Transaction
  identity: Pick<Identity, 'id'>
}

/** Queues a task for whoever calls, in its project where it has one; answers its place in the queue and its price. */
export async function orderTask<K extends TaskKind>(
  { server, tx, identity }: Ordering,
  kind: K,
  input: TaskInput<K>,
  projectId?: string,
): Promise<z.output<typeof queuedSchema>> {
  const task = await server.queue.enqueue(tx, { ownerId: identity.id, kind, input, projectId: projectId ?? null })
  return { taskId: task.id, position: await positionOf(tx, task), cost: task.cost }
}
