import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const longestHold = 60_000
const held = new Set<string>()

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function stale(path: string): boolean {
  if (held.has(path)) return false
  try {
    if (Date.now() - statSync(path).mtimeMs > longestHold) return true
    const holder = Number(readFileSync(path, 'utf8'))
    // In a restarted container this process may carry the number of the killed one.
    return holder > 0 && (holder === process.pid || !alive(holder))
  } catch {
    return false
  }
}

function take(path: string): boolean {
  try {
    const opened = openSync(path, 'wx', 0o600)
    writeSync(opened, String(process.pid))
    closeSync(opened)
    held.add(path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Holds a lock between processes by a file that names the holder; the lock of a killed process is taken over. */
export async function holdLock(path: string): Promise<() => void> {
  for (const deadline = Date.now() + 2 * longestHold; Date.now() < deadline; await wait(40)) {
    if (stale(path)) rmSync(path, { force: true })
    if (take(path)) {
      return () => {
        held.delete(path)
        rmSync(path, { force: true })
      }
    }
  }
  throw new Error(`Another process has been starting the embedded database for minutes; if none does, remove ${path}.`)
}
