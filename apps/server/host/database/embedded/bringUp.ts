import { spawn } from 'node:child_process'
import { chownSync, closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from '../connection.ts'
import type { Account } from './account.ts'
import type { Places } from './places.ts'
import { clearStale, livingServer } from './postmaster.ts'
import { servesFolder } from './processes.ts'

const startLimit = 30_000
const sayEvery = 3_000

const lastLine = ({ log }: Places): string => readFileSync(log, 'utf8').trim().split('\n').at(-1) ?? ''

/** A connection to the server, if it answers. */
export async function tryConnect(connection: Connection): Promise<pg.Client | undefined> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000, keepAlive: true })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return client
  } catch {
    await client.end().catch(() => undefined)
    return undefined
  }
}

function launch(binaries: string, places: Places, account: Account) {
  const log = openSync(places.log, 'w', 0o600)
  if (account) chownSync(places.log, account.uid, account.gid)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: places.socket,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '64MB',
    idle_in_transaction_session_timeout: '120000',
  }
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // In a process group of its own, so that Ctrl-C reaches the studio first, which then stops it in order.
  const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', places.cluster, ...words], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let ended = false
  const end = () => {
    ended = true
  }
  child.on('exit', end).on('error', end).unref()
  return () => ended
}

/** What starts a server. */
export type Start = Readonly<{
  binaries: string
  places: Places
  account: Account
  connection: Connection
  /** Is told what it waits for. */
  say(sentence: string): void
  /** Gives it up. */
  signal: AbortSignal
}>

/** Waits until a server answers, however long it recovers; answers nothing when it ended before. */
async function waitFor({ places, connection, say, signal }: Start, ended: () => boolean) {
  const patience = setInterval(() => say(`The embedded database is not ready yet: ${lastLine(places)}`), sayEvery)
  try {
    for (let over = false; !over; over = ended()) {
      signal.throwIfAborted()
      const client = await tryConnect(connection)
      if (client) return client
      await wait(20)
    }
    return undefined
  } finally {
    clearInterval(patience)
  }
}

/** Starts the server, unless one is starting already, and waits until it answers, through what a killed one left behind. */
export async function bringUp(start: Start): Promise<pg.Client> {
  const { binaries, places, account } = start
  let last = ''
  for (const deadline = Date.now() + startLimit; Date.now() < deadline; ) {
    await clearStale(places)
    const starting = livingServer(places) !== undefined
    const ended = starting ? () => livingServer(places) === undefined : launch(binaries, places, account)
    const client = await waitFor(start, ended)
    if (client) return client
    last = lastLine(places)
    // The old server's last children may hold its memory for a moment after a kill.
    await wait(200)
  }
  throw new Error(`The embedded database does not start (${last}). Its log is ${places.log}.`)
}

/** Whether anybody but this connection uses the server. */
export async function othersConnected(client: pg.Client): Promise<boolean> {
  // A connection closed just now is listed for a moment longer.
  for (let tries = 0; tries < 20; tries++) {
    const { rows } = await client.query<{ others: number }>(
      "select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    )
    if (rows[0]?.others === 0) return false
    await wait(50)
  }
  return true
}

/** Ends the server in order and waits until it is gone. */
export async function bringDown(places: Places) {
  const pid = livingServer(places)
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  for (let tries = 0; tries < 500 && servesFolder(pid, places.cluster); tries++) await wait(20)
}
