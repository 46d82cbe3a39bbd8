import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { execute } from './execute.ts'
import type { Places } from './places.ts'

/** Files of one major version are not read by another; whoever starts is told so before anything is tried. */
function refuseOtherVersion(binaries: string, places: Places) {
  const [, shipped = ''] =
    /^# PostgreSQL (\d+)/.exec(readFileSync(join(binaries, 'share', 'postgresql', 'postgres.bki'), 'utf8')) ?? []
  const made = readFileSync(join(places.cluster, 'PG_VERSION'), 'utf8').trim()
  if (made !== shipped)
    throw new Error(
      `The data folder was made by PostgreSQL ${made}; this Toile brings PostgreSQL ${shipped}, which cannot read it. Nothing was changed: take a backup with the Toile that you had and restore it with this one, as docs/operation.md tells.`,
    )
}

/** Makes the database's files when they are not there; a first start that was interrupted leaves nothing half made. */
export async function makeCluster(binaries: string, places: Places, account: Account) {
  if (existsSync(join(places.cluster, 'PG_VERSION'))) return refuseOtherVersion(binaries, places)
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
