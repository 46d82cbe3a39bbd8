import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { say } from '../say.ts'

/** Longer than this an answer hangs, in milliseconds. */
export const longest = 5_000

/** How something broke: answers of 5xx, answers after five seconds, connections that were cut, and tasks that a fault of ours ended. */
type Way = 'broke' | 'slow' | 'cut' | 'task'

/** What broke, by what it was, with a request that shows it again. */
export interface Broken {
  note(way: Way, what: string, again: string): void
  count(way: Way): number
  print(): void
}

const folder = join(import.meta.dirname, '../../test-output')
const path = join(folder, 'fuzz.txt')

/** Collects what breaks; every reproduction stands whole in a file of the folder test-output. */
export function openBroken(): Broken {
  mkdirSync(folder, { recursive: true })
  rmSync(path, { force: true })
  const found = new Map<string, { way: Way; count: number; first: string }>()
  return {
    note(way, what, again) {
      const known = found.get(what)
      if (known) known.count += 1
      else found.set(what, { way, count: 1, first: again })
      if (!known || known.count < 5) appendFileSync(path, `${what}\n${again}\n\n`)
    },
    count: (way) => [...found.values()].reduce((sum, one) => sum + (one.way === way ? one.count : 0), 0),
    print() {
      for (const [what, { count, first }] of [...found].sort(([a], [b]) => a.localeCompare(b)))
        say(`${String(count).padStart(6)}  ${what}\n        ${first.slice(0, 400)}`)
      if (found.size > 0) say(`Whole in ${path}`)
    },
  }
}
