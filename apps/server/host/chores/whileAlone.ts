import pg from 'pg'
import type { Connection } from '../database/connection.ts'

/** Any number, the same in every process: who holds it keeps the house. */
const houseLock = 7_046_015_302

/**
 * Does work in one process of all that share a database, on whose connection of its own nothing waits; does nothing where another is at
 * it. The lock of a killed process is free; who loses it, with the connection, is told to stop.
 */
export async function whileAlone(connection: Connection, work: (lost: AbortSignal) => Promise<void>): Promise<void> {
  const losing = new AbortController()
  const client = new pg.Client({ ...connection, keepAlive: true, application_name: 'toile house' })
  client.on('error', () => losing.abort())
  try {
    await client.connect()
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [houseLock])
    if (rows[0]?.held) await work(losing.signal)
  } finally {
    await client.end().catch(() => undefined)
  }
}
