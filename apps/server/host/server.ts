import type pg from 'pg'
import type { Database, OpenDatabase } from './database/database.ts'
import { type Events, openEvents } from './events/events.ts'
import { type Files, openFiles } from './files/files.ts'
import { type Log, openLog } from './log.ts'
import { openQueue, type Queue } from './queue/queue.ts'
import type { Settings } from './settings.ts'

/** What every call of the server works with. */
export type Server = Readonly<{
  settings: Settings
  db: Database
  pool: pg.Pool
  files: Files
  queue: Queue
  events: Events
  log: Log
}>

/** Opens what calls need on a migrated database, which stays the caller's to close. */
export async function openServer(
  settings: Settings,
  database: OpenDatabase,
): Promise<Server & { close(): Promise<void> }> {
  const [queue, events] = await Promise.all([openQueue(database), openEvents(database)])
  return {
    settings,
    db: database.db,
    pool: database.pool,
    files: openFiles(settings),
    queue,
    events,
    log: openLog(settings),
    async close() {
      await Promise.all([events.close(), queue.close()])
    },
  }
}
