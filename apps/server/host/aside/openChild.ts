import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Refusal } from '@toile/rules/refusals.ts'
import type { FromChild, ToChild } from './childMessages.ts'

/** The heap of a child in megabytes; what lies outside of it is watched by the child itself. */
const heap = 400
/** Work that a child may do before it gives way to a fresh one, and resident bytes that it may keep between two jobs. */
const most = { jobs: 200, rss: 300e6 }
/** Of the server's own surroundings a child is told nothing but these. */
const kept = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'NODE_COMPILE_CACHE', 'SystemRoot', 'TZ']

/** A child that ended while it worked: it was too heavy, or was killed. */
export class ChildDied extends Error {
  override name = 'ChildDied'
}

/** A process of its own for one job after the other. */
export interface Child {
  run(order: ToChild, report: (share: number) => void): Promise<unknown>
  /** Whether it can take another job. */
  readonly sound: boolean
  end(): void
}

/** Starts a child; it ends with this process and never keeps it alive by itself. */
export function openChild(jobs: URL): Child {
  const child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), [jobs.href], {
    execArgv: [`--max-old-space-size=${heap}`],
    env: Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let done = 0
  let sound = true
  let working: { settled: PromiseWithResolvers<unknown>; report(share: number): void } | null = null

  function rest(then: (settled: PromiseWithResolvers<unknown>) => void) {
    const { settled } = working ?? {}
    working = null
    child.unref()
    child.channel?.unref()
    if (settled) then(settled)
  }
  const broke = (error: Error) => {
    sound = false
    rest(({ reject }) => reject(error))
  }

  child.on('message', (message) => {
    const told = message as FromChild
    if ('share' in told) return working?.report(told.share)
    sound &&= ++done < most.jobs && told.rss < most.rss
    rest(({ resolve, reject }) => {
      if ('output' in told) resolve(told.output)
      else reject('refused' in told ? new Refusal(told.refused, told.blanks) : new Error(told.error))
    })
  })
  child.on('error', broke)
  child.on('exit', () => broke(new ChildDied('The child ended while it worked.')))
  rest(() => undefined)

  return {
    run(order, report) {
      const settled = Promise.withResolvers<unknown>()
      working = { settled, report }
      child.ref()
      child.channel?.ref()
      // What cannot be sent is told by the end of the child.
      child.send(order, () => undefined)
      return settled.promise
    },
    get sound() {
      return sound
    },
    end() {
      sound = false
      child.kill('SIGKILL')
    },
  }
}
