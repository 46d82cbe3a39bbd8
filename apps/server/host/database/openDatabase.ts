import type { Settings } from '../settings.ts'
import { type Connection, type OpenDatabase, openPool } from './database.ts'
import { startEmbedded } from './embedded/embedded.ts'

/** Opens the database of the settings: the one given by its address, else the embedded one, started when it does not run. */
export async function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'folder'>): Promise<OpenDatabase> {
  if (settings.databaseUrl) {
    const given: Connection = { connectionString: settings.databaseUrl }
    return openPool(given)
  }
  const embedded = await startEmbedded(settings.folder)
  const opened = openPool(embedded.connection)
  return {
    ...opened,
    async close() {
      await opened.close()
      await embedded.stop()
    },
  }
}
