import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Connection } from '../connection.ts'
import { databaseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { makeCluster } from './cluster.ts'
import { holdLock } from './holdLock.ts'
import { makePlaces } from './places.ts'
import { bringDown, bringUp, othersConnected, tryConnect } from './bringUp.ts'

/** A running embedded PostgreSQL. */
export type Embedded = Readonly<{
  connection: Connection
  /** It was already running, started by another process or by one that was killed. */
  adopted: boolean
  /** Stops it, unless another process is still connected to it. */
  stop(): Promise<void>
}>

/** Starts the embedded PostgreSQL of a data folder, or takes over the one that runs there, and starts it again should it die; `say` is told what takes long. */
export async function startEmbedded(
  folder: string,
  say: (sentence: string) => void = () => undefined,
): Promise<Embedded> {
  const account = databaseAccount()
  const places = makePlaces(folder, account)
  const connection = { host: places.socket, user: 'toile', database: 'postgres' }
  const locked = async <T>(work: () => Promise<T>): Promise<T> => {
    const release = await holdLock(join(places.home, 'starting'), (holder) =>
      say(`Waiting for process ${holder}, which starts or stops the embedded database of this data folder …`),
    )
    try {
      return await work()
    } finally {
      release()
    }
  }
  const ending = new AbortController()
  let adopted = false
  // As long as it is open, no other process takes the server for unused.
  let held: pg.Client

  const start = () =>
    locked(async () => {
      const running = await tryConnect(connection)
      adopted = running !== undefined
      if (running) return running
      const binaries = await findBinaries(places.home, account)
      await makeCluster(binaries, places, account)
      return bringUp({ binaries, places, account, connection, say, signal: ending.signal })
    })

  const watch = (client: pg.Client) => {
    held = client
    client.once('end', () => {
      if (!ending.signal.aborted) void restart()
    })
  }

  const restart = async () => {
    while (!ending.signal.aborted) {
      const client = await start().catch(() => undefined)
      if (client && ending.signal.aborted) await client.end()
      else if (client) return watch(client)
      await wait(1000)
    }
  }

  watch(await start())
  return {
    connection,
    adopted,
    async stop() {
      if (ending.signal.aborted) return
      ending.abort(new Error('The embedded database is being stopped.'))
      await locked(async () => {
        await held.end().catch(() => undefined)
        // It may have died and be on its way up again; what answers nobody is used by nobody.
        const last = await tryConnect(connection)
        const used = last !== undefined && (await othersConnected(last).catch(() => true))
        await last?.end().catch(() => undefined)
        if (!used) await bringDown(places)
      })
    },
  }
}
