import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { asHouse, type Connection } from '../database/connection.ts'
import { queueName } from './queue.ts'

/** Puts every task that has not ended into the queue again; after a restore, which leaves the queue's own tables empty. */
export async function queueAnew(connection: Connection): Promise<void> {
  const client = new pg.Client(asHouse(connection))
  await client.connect()
  const boss = new PgBoss({ ...connection, max: 1, supervise: false, schedule: false, migrate: false })
  boss.on('error', () => undefined)
  try {
    await boss.start()
    const { rows } = await client.query<{ id: string; priority: number }>(
      `update task set status = 'waiting', worker = null where status in ('waiting', 'running') returning id, priority`,
    )
    for (const { id, priority } of rows) await boss.send(queueName, { id }, { priority })
  } finally {
    await boss.stop({ graceful: false })
    await client.end()
  }
}
