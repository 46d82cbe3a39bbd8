import { Worker } from 'node:worker_threads'
import type { Answered } from '@toile/contract/asking/acts.ts'
import { type Asking, openAsking } from '@toile/contract/asking/openAsking.ts'
import type { ThreadOpening } from './threadMessages.ts'
import type { TaskRow } from './runner.ts'
import type { TaskActs } from './thread.ts'

const tasksOfOneLife = 100
const abortGrace = 5_000
// A small young generation is collected often, and with it the canvases that it holds.
const resourceLimits = { maxYoungGenerationSizeMb: 16 }

/** Threads that run tasks, one each at a time; a thread that dies or does not stop is replaced. */
export type Threads = Readonly<{
  /** Runs a task to its end; answers false when it should be tried again. */
  run(row: TaskRow, options: { lastTry: boolean; signal: AbortSignal }): Promise<boolean>
  /** Stops every thread where it stands. */
  close(): Promise<void>
}>

type Thread = { worker: Worker; asking: Asking<TaskActs>; tasks: number }

/** Opens a number of threads; more are started only when a task finds none idle. */
export function openThreads(opening: ThreadOpening, count: number): Threads {
  const idle: Thread[] = []
  const all = new Set<Worker>()

  function start(): Thread {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: opening, resourceLimits })
    worker.unref()
    all.add(worker)
    const asking = openAsking<TaskActs>((message) => worker.postMessage(message))
    worker.on('message', (answer: Answered) => asking.hear(answer))
    // What a thread dies of is told to whoever waits for its task.
    worker.on('error', (error) => asking.end(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', (code) => {
      asking.end(new Error(`The thread of the task ended with ${code}.`))
      all.delete(worker)
      const at = idle.findIndex((thread) => thread.worker === worker)
      if (at >= 0) idle.splice(at, 1)
    })
    return { worker, asking, tasks: 0 }
  }

  for (let i = 0; i < count; i++) idle.push(start())

  function release(thread: Thread) {
    thread.tasks += 1
    if (thread.tasks < tasksOfOneLife) idle.push(thread)
    else {
      void thread.worker.terminate()
      idle.push(start())
    }
  }

  return {
    async run(row, { lastTry, signal }) {
      const thread = idle.pop() ?? start()
      const { worker, asking } = thread
      let grace: NodeJS.Timeout | undefined
      const abort = () => {
        // A thread that ends over it tells whoever waits for the task.
        asking.ask('abort', row.id).catch(() => undefined)
        grace = setTimeout(() => void worker.terminate(), abortGrace)
      }
      signal.addEventListener('abort', abort, { once: true })
      try {
        const ended = await asking.ask('run', { row, lastTry })
        release(thread)
        return ended
      } finally {
        clearTimeout(grace)
        signal.removeEventListener('abort', abort)
      }
    },
    async close() {
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}
