import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import { sure } from '@toile/geometry'
import { Refusal } from '@toile/rules/refusals.ts'
import type { Job, Jobs } from './job.ts'
import type { Ended, FromChild, ToChild } from './childMessages.ts'
import type { Watched } from './watch.ts'

const list = sure(process.argv[2])
const loading: Promise<{ jobs: Jobs }> = import(list)
const limit = new Int32Array(new SharedArrayBuffer(4))
const watched: Watched = { limit, parent: process.ppid }
new Worker(new URL('./watch.ts', import.meta.url), { workerData: watched })
const known = new Set<string>()

const tell = (message: FromChild) => process.send?.(message)

async function load(name: string): ReturnType<Job['load']> {
  const loaded = await sure((await loading).jobs[name]).load()
  // A child is ended by force, so what it compiled is kept for the next one as soon as it is there.
  if (!known.has(name)) flushCompileCache()
  known.add(name)
  return loaded
}

async function work({ name, input }: ToChild): Promise<Ended> {
  try {
    const { run } = await load(name)
    const output = await run(input as never, { report: (share) => void tell({ share }) })
    return { output, rss: process.memoryUsage.rss() }
  } catch (error) {
    const rss = process.memoryUsage.rss()
    if (error instanceof Refusal) return { refused: error.code, blanks: error.blanks, rss }
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error), rss }
  }
}

function allow(megabytes: number) {
  Atomics.store(limit, 0, megabytes)
  Atomics.notify(limit, 0)
}

process.on('message', (order: ToChild) => {
  allow(order.megabytes)
  void work(order).then((ended) => {
    tell(ended)
    allow(0)
  })
})
process.on('disconnect', () => process.exit())
// Ctrl-C reaches every process of a terminal; the parent says when the end is.
process.on('SIGINT', () => undefined)
