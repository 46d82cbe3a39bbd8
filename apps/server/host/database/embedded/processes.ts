import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

function answers(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of somebody else may not be signalled, and lives.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** What tells a living process from a later one that was given its number: "-" where the system does not say; undefined when it does not live. */
export function beginningOf(pid: number): string | undefined {
  if (!answers(pid)) return undefined
  if (process.platform !== 'linux') return '-'
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? undefined : rest[18]
  } catch {
    return undefined
  }
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
}

function worksIn(pid: number, folder: string): boolean {
  const [one, other] = [statSync(`/proc/${pid}/cwd`), statSync(folder)]
  return one.dev === other.dev && one.ino === other.ino
}

/** Whether the process is a PostgreSQL that keeps its data in the folder; one of another folder, or a stranger with its number, is not. */
export function servesFolder(pid: number, folder: string): boolean {
  if (beginningOf(pid) === undefined) return false
  try {
    const command = commandOf(pid)
    if (!command.includes('postgres')) return false
    try {
      return worksIn(pid, folder)
    } catch {
      return command.includes(`-D ${folder} `)
    }
  } catch {
    return false
  }
}
