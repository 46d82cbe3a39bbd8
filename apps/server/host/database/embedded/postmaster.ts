import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Places } from './places.ts'
import { servesFolder } from './processes.ts'

const fileOf = ({ cluster }: Places) => join(cluster, 'postmaster.pid')

function read(places: Places): string | undefined {
  try {
    return readFileSync(fileOf(places), 'utf8')
  } catch {
    return undefined
  }
}

/** The number of the PostgreSQL that keeps its data in the cluster's folder, as long as it lives. */
export function livingServer(places: Places): number | undefined {
  const pid = Number(read(places)?.split('\n')[0])
  return Number.isInteger(pid) && pid > 0 && servesFolder(pid, places.cluster) ? pid : undefined
}

/** Takes away the file that a killed server left: PostgreSQL would respect an empty one, and one whose number belongs to anybody by now, for ever. */
export async function clearStale(places: Places): Promise<void> {
  const found = read(places)
  if (found === undefined || livingServer(places) !== undefined) return
  // A server that begins this moment has made the file and not yet written it.
  if (found === '') await wait(200)
  if (read(places) === found) rmSync(fileOf(places), { force: true })
}
