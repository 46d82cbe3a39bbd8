import { spawn } from 'node:child_process'
import { chownSync, closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from '../database.ts'
import type { Account } from './account.ts'
import type { Places } from './places.ts'

const startLimit = 30_000

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

function serverProcess(places: Places): number | undefined {
  try {
    const pid = Number(readFileSync(join(places.cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
    return Number.isInteger(pid) && pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A zombie answers signals too, and a stale number may have gone to another program.
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false
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

/** Starts the server and waits until it answers, through what a killed one left behind. */
export async function bringUp(binaries: string, places: Places, account: Account, connection: Connection) {
  const deadline = Date.now() + startLimit
  while (Date.now() < deadline) {
    const left = serverProcess(places)
    // The number of a killed server may now belong to anything, which PostgreSQL itself would respect for ever.
    if (left !== undefined && !lives(left)) rmSync(join(places.cluster, 'postmaster.pid'), { force: true })
    const ended = launch(binaries, places, account)
    for (let over = false; !over && Date.now() < deadline; over = ended()) {
      const client = await tryConnect(connection)
      if (client) return client
      await wait(20)
    }
    // The old server's last children may hold its memory for a moment after a kill.
    await wait(200)
  }
  const last = readFileSync(places.log, 'utf8').trim().split('\n').slice(-3).join(' ')
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
  const pid = serverProcess(places)
  if (pid === undefined || !lives(pid)) return
  process.kill(pid, 'SIGINT')
  for (let tries = 0; tries < 500 && lives(pid); tries++) await wait(20)
}
