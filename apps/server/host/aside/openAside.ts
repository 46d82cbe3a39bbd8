import { sure } from '@toile/geometry'
import { type Refusal, refuse } from '@toile/rules/refusals.ts'
import type { Given, Jobs, Made } from './job.ts'
import { openLine } from './line.ts'
import { type Child, ChildDied, openChild } from './openChild.ts'

/** How a job is asked for. */
interface Asking {
  /** Whose work it is: people take turns. */
  person: string
  /** What is answered when it needs more memory or time than it may. */
  tooHeavy: () => Refusal
  signal?: AbortSignal | undefined
  report?: ((share: number) => void) | undefined
}

/** Jobs that are done in a few child processes; a child that dies takes its own job with it and nothing else. */
export interface Aside<J extends Jobs> {
  run<N extends keyof J & string>(name: N, input: Given<J[N]>, asking: Asking): Promise<Made<J[N]>>
  close(): void
}

/** How many children there are at most, how many milliseconds one waits for more work, and how many jobs wait. */
export interface Opening {
  children: number
  idle: number
  line: { all: number; each: number }
}

interface Turn {
  name: string
  input: unknown
  asking: Asking
  settled: PromiseWithResolvers<unknown>
}

/** Opens the doing of jobs aside; `list` is the module that exports them as `jobs`. Children are started when there is work. */
export function openAside<J extends Jobs>(list: URL, jobs: J, { children, idle, line: most }: Opening): Aside<J> {
  const line = openLine<Turn>(most)
  const resting: Child[] = []
  let working = 0
  let ending: NodeJS.Timeout | undefined

  function endAll() {
    for (const child of resting.splice(0)) child.end()
  }

  async function work(child: Child, { name, input, asking, settled }: Turn) {
    const { megabytes, seconds } = sure(jobs[name])
    const { signal, tooHeavy, report } = asking
    const end = () => child.end()
    const timer = setTimeout(end, seconds * 1000)
    signal?.addEventListener('abort', end, { once: true })
    try {
      settled.resolve(await child.run({ name, input, megabytes }, report ?? (() => undefined)))
    } catch (error) {
      settled.reject(signal?.aborted ? signal.reason : error instanceof ChildDied ? tooHeavy() : error)
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
    }
  }

  function soundChild(): Child {
    for (let child = resting.pop(); child; child = resting.pop()) if (child.sound) return child
    return openChild(list)
  }

  function takeNext() {
    if (working >= children) return
    const turn = line.next()
    if (!turn) return
    clearTimeout(ending)
    working += 1
    const child = soundChild()
    void work(child, turn).then(() => {
      working -= 1
      if (child.sound) resting.push(child)
      else child.end()
      takeNext()
      if (working === 0) ending = setTimeout(endAll, idle).unref()
    })
  }

  return {
    async run(name, input, asking) {
      const { person, signal } = asking
      signal?.throwIfAborted()
      const settled = Promise.withResolvers<unknown>()
      const turn: Turn = { name, input, asking, settled }
      if (!line.add(person, turn)) throw refuse('studioBusy')
      const leave = () => {
        line.remove(person, turn)
        settled.reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      takeNext()
      try {
        return (await settled.promise) as Made<J[typeof name]>
      } finally {
        signal?.removeEventListener('abort', leave)
      }
    },
    close: endAll,
  }
}
