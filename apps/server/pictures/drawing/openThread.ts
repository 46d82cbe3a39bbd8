import { Worker } from 'node:worker_threads'
import type { Answered } from '@toile/contract/asking/acts.ts'
import { openAsking } from '@toile/contract/asking/openAsking.ts'
import { Refusal } from '@toile/rules/refusals.ts'
import type { DrawingActs } from './drawingThread.ts'
import type { Job } from './openJobs.ts'
import type { LoadedUploads } from './loadUploads.ts'

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
  worker.unref()
  const { ask, hear, end, hasEnded } = openAsking<DrawingActs>(
    (message) => worker.postMessage(message),
    (waits) => (waits ? worker.ref() : worker.unref()),
  )
  let taken: Promise<void> = Promise.resolve()
  worker.on('message', (answer: Answered) => hear(answer))
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => end(new Error('The drawing thread has ended.')))
  return {
    take(uploads) {
      taken = ask('take', uploads)
      // Told to whoever draws on that desk.
      taken.catch(() => undefined)
    },
    async draw(job) {
      await taken
      const picture = await ask('draw', job)
      if ('code' in picture) throw new Refusal(picture.code, picture.blanks)
      return Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)
    },
    hasEnded,
    close: () => worker.terminate(),
  }
}
