import { Worker } from 'node:worker_threads'
import type { Column } from './columnOf.ts'
import type { Order } from './study.ts'

/** Has an order studied in a thread of its own. */
export const studyBeside = (order: Order): Promise<Column[]> =>
  new Promise((done, failed) => {
    const thread = new Worker(new URL('studyThread.ts', import.meta.url), { workerData: order })
    thread.once('message', done)
    thread.once('error', failed)
  })
