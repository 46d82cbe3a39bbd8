import { Worker } from 'node:worker_threads'
import type { FromThread, ThreadOpening, ToThread } from './messages.ts'
import type { TaskRow } from './runner.ts'

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

type Thread = { worker: Worker; tasks: number }

/** Opens a number of threads; more are started only when a task finds none idle. */
export function openThreads(opening: ThreadOpening, count: number): Threads {
  const idle: Thread[] = []
  const all = new Set<Worker>()

  function start(): Thread {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: opening, resourceLimits })
    worker.unref()
    all.add(worker)
    worker.on('exit', () => {
      all.delete(worker)
      const at = idle.findIndex((thread) => thread.worker === worker)
      if (at >= 0) idle.splice(at, 1)
    })
    // What a thread dies of is told to whoever waits for its task.
    worker.on('error', () => undefined)
    return { worker, tasks: 0 }
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
    run(row, { lastTry, signal }) {
      const thread = idle.pop() ?? start()
      const { worker } = thread
      const say = (message: ToThread) => worker.postMessage(message)
      let grace: NodeJS.Timeout | undefined
      const abort = () => {
        say({ abort: row.id })
        grace = setTimeout(() => void worker.terminate(), abortGrace)
      }
      return new Promise<boolean>((resolve, reject) => {
        const settle = () => {
          clearTimeout(grace)
          signal.removeEventListener('abort', abort)
          worker.off('message', hear).off('error', broke).off('exit', left)
        }
        const hear = (message: FromThread) => {
          settle()
          release(thread)
          resolve(message.ended)
        }
        const broke = (error: unknown) => {
          settle()
          reject(error instanceof Error ? error : new Error(String(error)))
        }
        const left = (code: number) => broke(new Error(`The thread of the task ended with ${code}.`))
        worker.on('message', hear).on('error', broke).on('exit', left)
        signal.addEventListener('abort', abort, { once: true })
        say({ run: { row, lastTry } })
      })
    },
    async close() {
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}
