import type { Load } from '@toile/contract/tasks/defineTask.ts'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { asHouse, type Connection } from '../database/connection.ts'
import { queueOf } from './queue.ts'

/** Puts every task that has not ended into the queue of its load again; after a restore, which leaves the queues' own tables empty. */
export async function queueAnew(connection: Connection): Promise<void> {
  const client = new pg.Client(asHouse(connection))
  await client.connect()
  const boss = new PgBoss({ ...connection, max: 1, supervise: false, schedule: false, migrate: false })
  boss.on('error', () => undefined)
  try {
    await boss.start()
    const { rows } = await client.query<{ id: string; load: Load; priority: number }>(
      `update task set status = 'waiting', worker = null where status in ('waiting', 'running') returning id, load, priority`,
    )
    for (const { id, load, priority } of rows) await boss.send(queueOf(load), { id }, { priority })
  } finally {
    await boss.stop({ graceful: false })
    await client.end()
  }
}
