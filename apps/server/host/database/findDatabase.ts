import type { Settings } from '../settings.ts'
import type { Connection } from './connection.ts'
import { startEmbedded } from './embedded/embedded.ts'

/** The database of an installation, before anything is done with it. */
export type FoundDatabase = Readonly<{
  /** As the owner of the tables, who makes them and backs them up. */
  owner: Connection
  /** As an ordinary role, where there is one to log in as. */
  login: Connection | undefined
  embedded: boolean
  close(): Promise<void>
}>

/** Whom the studio works as in the embedded database, and in a given one where it is no role of its own. */
export const studioRole = 'toile_app'

/** Finds the database of the settings: the one given by its address, else the embedded one, started when it does not run; `say` is told what takes long. */
export async function findDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'databaseOwnerUrl' | 'folder'>,
  say?: (sentence: string) => void,
): Promise<FoundDatabase> {
  const { databaseUrl, databaseOwnerUrl, folder } = settings
  if (!databaseUrl) {
    const { connection, stop } = await startEmbedded(folder, say)
    return { owner: connection, login: { ...connection, user: studioRole }, embedded: true, close: stop }
  }
  const given = { connectionString: databaseUrl }
  const owner = databaseOwnerUrl ? { connectionString: databaseOwnerUrl } : given
  return { owner, login: databaseOwnerUrl ? given : undefined, embedded: false, close: () => Promise.resolve() }
}
