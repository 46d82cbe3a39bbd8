import { tasks } from '@toile/contract/tasks.ts'
import type { OpenDatabase } from './database/database.ts'
import { type Events, openEvents } from './events/events.ts'
import { type Files, openFiles } from './files/files.ts'
import { type Log, openLog } from './log.ts'
import { openQueue, type Queue } from './queue/queue.ts'
import { openReadiness, type Readiness } from './readiness.ts'
import type { Settings } from './settings.ts'

/** What every call of the server works with. */
export type Server = Readonly<{
  settings: Settings
  /** Behind the walls; calls get to it through their transactions. */
  people: OpenDatabase['people']
  /** Past the walls, for what is no person's call. */
  house: OpenDatabase['house']
  pools: OpenDatabase['pools']
  files: Files
  queue: Queue<typeof tasks>
  events: Events
  readiness: Readiness
  log: Log
}>

/** Opens what calls need on a migrated database, which stays the caller's to close. */
export async function openServer(
  settings: Settings,
  database: OpenDatabase,
): Promise<Server & { close(): Promise<void> }> {
  const readiness = openReadiness(database.connection)
  const [queue, events] = await Promise.all([openQueue(database, tasks), openEvents(database)])
  return {
    settings,
    people: database.people,
    house: database.house,
    pools: database.pools,
    files: openFiles(settings),
    queue,
    events,
    readiness,
    log: openLog(settings),
    async close() {
      await Promise.all([events.close(), queue.close(), readiness.close()])
    },
  }
}
