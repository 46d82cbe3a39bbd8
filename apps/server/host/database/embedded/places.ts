import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Account, makeOwnFolder, reaches } from './account.ts'

// The operating system takes no longer path of a Unix socket.
const longestSocketPath = 103
const socketName = '/.s.PGSQL.5432'

/** Where the embedded database of a data folder lives. */
export type Places = Readonly<{ home: string; cluster: string; socket: string; log: string }>

const shortName = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Chooses and makes the folders of the embedded database. */
export function makePlaces(folder: string, account: Account): Places {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // A data folder made for root alone is opened just enough for that account to pass through.
  if (account) chmodSync(folder, statSync(folder).mode | 0o011)
  const wanted = join(folder, 'database')
  // A data folder under /root cannot be entered by the account that root runs PostgreSQL as.
  const home = reaches(account, wanted) ? wanted : join('/var/lib', `toile-${shortName(wanted)}`)
  makeOwnFolder(home, account)
  const near = join(home, 'socket')
  const socket =
    Buffer.byteLength(near + socketName) <= longestSocketPath ? near : join(tmpdir(), `toile-${shortName(home)}`)
  makeOwnFolder(socket, account)
  return { home, cluster: join(home, 'cluster'), socket, log: join(home, 'postgres.log') }
}
