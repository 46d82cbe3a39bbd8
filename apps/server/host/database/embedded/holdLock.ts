import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { beginningOf } from './processes.ts'

const beat = 10_000
const longestSilence = 60_000
const longestWriting = 1_000
const longestWait = 10 * 60_000
const form = /^(\d+) (\S+)$/
const held = new Set<string>()

type Found = Readonly<{ text: string; holder: number; stale: boolean }>

function look(path: string): Found | undefined {
  try {
    const text = readFileSync(path, 'utf8')
    const silent = Date.now() - statSync(path).mtimeMs
    const [, pid, began] = form.exec(text) ?? []
    // What names nobody was cut off while it was written, unless it is written this moment.
    if (!pid) return { text, holder: 0, stale: silent > longestWriting }
    const holder = Number(pid)
    // In a restarted container this process may carry the number of the killed one.
    const gone = beginningOf(holder) !== began || (began === '-' && holder === process.pid)
    return { text, holder, stale: !held.has(path) && (gone || silent > longestSilence) }
  } catch {
    return undefined
  }
}

/** Takes a stale lock away, but not the fresh one that another process has put in its place meanwhile. */
function clear(path: string, stale: string) {
  const aside = `${path}-${process.pid}`
  try {
    renameSync(path, aside)
    if (readFileSync(aside, 'utf8') === stale) rmSync(aside)
    else renameSync(aside, path)
  } catch {
    // It is gone already.
  }
}

function take(path: string): boolean {
  try {
    const opened = openSync(path, 'wx', 0o600)
    writeSync(opened, `${process.pid} ${beginningOf(process.pid) ?? '-'}`)
    closeSync(opened)
    held.add(path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Holds a lock between processes by a file that names the holder; the lock of a killed process, and what is no lock, is taken over. `waits` is told once whom it waits for. */
export async function holdLock(path: string, waits: (holder: number) => void = () => undefined): Promise<() => void> {
  let told = false
  for (const deadline = Date.now() + longestWait; Date.now() < deadline; await wait(40)) {
    if (take(path)) {
      const beating = setInterval(() => utimesSync(path, new Date(), new Date()), beat)
      beating.unref()
      return () => {
        clearInterval(beating)
        held.delete(path)
        rmSync(path, { force: true })
      }
    }
    const found = look(path)
    if (found?.stale) clear(path, found.text)
    else if (found?.holder && !told) {
      told = true
      waits(found.holder)
    }
  }
  throw new Error(`Another process has been starting the embedded database for minutes; if none does, remove ${path}.`)
}
