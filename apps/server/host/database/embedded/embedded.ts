import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Connection } from '../database.ts'
import { databaseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { makeCluster } from './cluster.ts'
import { holdLock } from './lock.ts'
import { makePlaces } from './places.ts'
import { bringDown, bringUp, othersConnected, tryConnect } from './server.ts'

/** A running embedded PostgreSQL. */
export type Embedded = Readonly<{
  connection: Connection
  /** It was already running, started by another process or by one that was killed. */
  adopted: boolean
  /** Stops it, unless another process is still connected to it. */
  stop(): Promise<void>
}>

/** Starts the embedded PostgreSQL of a data folder, or takes over the one that runs there, and starts it again should it die. */
export async function startEmbedded(folder: string): Promise<Embedded> {
  const account = databaseAccount()
  const places = makePlaces(folder, account)
  const connection = { host: places.socket, user: 'toile', database: 'postgres' }
  const locked = async <T>(work: () => Promise<T>): Promise<T> => {
    const release = await holdLock(join(places.home, 'starting'))
    try {
      return await work()
    } finally {
      release()
    }
  }
  let stopping = false
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
      return bringUp(binaries, places, account, connection)
    })

  const watch = (client: pg.Client) => {
    held = client
    client.once('end', () => {
      if (!stopping) void restart()
    })
  }

  const restart = async () => {
    while (!stopping) {
      const client = await start().catch(() => undefined)
      if (client && stopping) await client.end()
      else if (client) return watch(client)
      await wait(1000)
    }
  }

  watch(await start())
  return {
    connection,
    adopted,
    async stop() {
      if (stopping) return
      stopping = true
      await locked(async () => {
        const used = await othersConnected(held).catch(() => true)
        await held.end().catch(() => undefined)
        if (!used) await bringDown(places)
      })
    },
  }
}
