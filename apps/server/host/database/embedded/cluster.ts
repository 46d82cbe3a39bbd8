import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { execute } from './execute.ts'
import type { Places } from './places.ts'

/** Makes the database's files when they are not there; a first start that was interrupted leaves nothing half made. */
export async function makeCluster(binaries: string, places: Places, account: Account) {
  if (existsSync(join(places.cluster, 'PG_VERSION'))) return
  for (const name of readdirSync(places.home)) {
    if (name.startsWith('cluster-')) rmSync(join(places.home, name), { recursive: true, force: true })
  }
  const unfinished = join(places.home, `cluster-${process.pid}`)
  mkdirSync(unfinished, { mode: 0o700 })
  if (account) chownSync(unfinished, account.uid, account.gid)
  const made = await execute(
    join(binaries, 'bin', 'initdb'),
    ['-D', unfinished, '-A', 'trust', '-U', 'toile', '--locale=C', '--encoding=UTF8', '--no-instructions'],
    account,
  )
  if (made.code !== 0) throw new Error(`The embedded database could not be made: ${made.errors.trim()}`)
  renameSync(unfinished, places.cluster)
}
