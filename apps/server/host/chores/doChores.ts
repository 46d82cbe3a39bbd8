import type { OpenDatabase } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Chore, House } from './chore.ts'
import { keepTime, lastTimes } from './lastTimes.ts'
import { whileAlone } from './whileAlone.ts'

const hour = 60 * 60 * 1000

/** A look at what is to be done. */
export type Look = Readonly<{ chores: readonly Chore[]; log: Log }> & Omit<House, 'db'>

/** Does, one after the other, the chores that no process has done within the hour, unless another process is at it; one that fails is told of, and its turn comes again in an hour. */
export async function doChores(
  { connection, house: db }: Pick<OpenDatabase, 'connection' | 'house'>,
  { chores, log, files, now, signal }: Look,
): Promise<void> {
  const due = async () => {
    const times = await lastTimes(db)
    return chores.filter(({ name }) => now - (times.get(name) ?? 0) >= hour)
  }
  if ((await due()).length === 0) return
  await whileAlone(connection, async (lost) => {
    const either = AbortSignal.any([signal, lost])
    for (const { name, run } of await due()) {
      if (either.aborted) return
      await run({ db, files, now, signal: either }).catch((error: unknown) => log.warn({ err: error, chore: name }))
      if (!either.aborted) await keepTime(db, name, now)
    }
  })
}
