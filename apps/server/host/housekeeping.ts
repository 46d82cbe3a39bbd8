import type { Chore } from './chores/chore.ts'
import { doChores } from './chores/doChores.ts'
import type { OpenDatabase } from './database/database.ts'
import type { Files } from './files/files.ts'
import type { Log } from './log.ts'

const pause = 5 * 60 * 1000

/** Has every chore done at once and then every hour, by this process or by another that keeps the same house; answers how to stop. */
export function keepHouse(
  database: OpenDatabase,
  files: Files,
  log: Log,
  chores: readonly Chore[],
): () => Promise<void> {
  const ending = new AbortController()
  const look = () =>
    doChores(database, { chores, files, log, now: Date.now(), signal: ending.signal }).catch((error: unknown) =>
      log.warn({ err: error }),
    )
  let under = look()
  const timer = setInterval(() => {
    under = under.then(look)
  }, pause)
  timer.unref()
  return async () => {
    clearInterval(timer)
    ending.abort()
    await under
  }
}
