import { loads } from '@toile/contract/tasks/defineTask.ts'
import { PgBoss } from 'pg-boss'
import type { Connection } from '../database/connection.ts'
import { queueOf } from './queue.ts'
import { queueAnew } from './queueAnew.ts'

/** A worker that is silent for so many seconds is taken for dead, and its task given to another; pg-boss allows no less. */
const heartbeatSeconds = 10

/** The one queue of earlier versions, before each load had its own. */
const formerQueue = 'task'

/** Makes the queue's own tables, with a queue for each load; like every migration, done by one process at a time. */
export async function prepareQueue(connection: Connection): Promise<void> {
  const boss = new PgBoss({ ...connection, max: 2, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  try {
    for (const load of loads)
      await boss.createQueue(queueOf(load), {
        heartbeatSeconds,
        retryLimit: 100,
        retryDelay: 0,
        expireInSeconds: 6 * 60 * 60,
        deleteAfterSeconds: 60,
      })
    if (await boss.getQueue(formerQueue)) {
      await queueAnew(connection)
      await boss.deleteQueue(formerQueue)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
