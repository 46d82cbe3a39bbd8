import { Worker } from 'node:worker_threads'
import type { LoadedUploads } from '../uploads.ts'
import type { FromDrawing, ToDrawing } from './drawingThread.ts'
import type { Job } from './jobs.ts'

// A small young generation is collected often, and with it the canvases that it holds.
const resourceLimits = { maxYoungGenerationSizeMb: 16 }

/** A thread that draws; it ends with the process and never keeps it alive by itself. */
export interface DrawingThread {
  /** Puts uploads on its desk for the jobs that follow. */
  take(uploads: LoadedUploads): void
  /** Fails where a job cannot be done, and where the thread ends over it. */
  draw(job: Job): Promise<Buffer>
  hasEnded(): boolean
  close(): Promise<unknown>
}

/** Starts a drawing thread. */
export function openThread(): DrawingThread {
  const worker = new Worker(new URL('./drawingThread.ts', import.meta.url), { resourceLimits })
  const waiting = new Map<number, PromiseWithResolvers<Buffer>>()
  let last = 0
  let ended = false
  const say = (message: ToDrawing) => worker.postMessage(message)
  const giveUp = (error: Error) => {
    ended = true
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.unref()
  worker.on('message', (answer: FromDrawing) => {
    const job = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size === 0) worker.unref()
    if ('picture' in answer)
      job?.resolve(Buffer.from(answer.picture.buffer, answer.picture.byteOffset, answer.picture.byteLength))
    else job?.reject(new Error(answer.error))
  })
  worker.on('error', (error) => giveUp(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => giveUp(new Error('The drawing thread has ended.')))
  return {
    take: (uploads) => say({ uploads }),
    draw(job) {
      const id = ++last
      const settled = Promise.withResolvers<Buffer>()
      waiting.set(id, settled)
      worker.ref()
      say({ id, job })
      return settled.promise
    },
    hasEnded: () => ended,
    close: () => worker.terminate(),
  }
}
