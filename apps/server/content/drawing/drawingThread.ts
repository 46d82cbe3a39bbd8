import { parentPort } from 'node:worker_threads'
import type { LoadedUploads } from '../uploads.ts'
import { type Job, openJobs } from './jobs.ts'

/** What is asked of a drawing thread: new uploads begin a new desk, a job is done on the desk that is there. */
export type ToDrawing = { uploads: LoadedUploads } | { id: number; job: Job }
/** What it answers. */
export type FromDrawing = { id: number; picture: Uint8Array } | { id: number; error: string }

let desk = openJobs({ pictures: {}, pieces: {} })

parentPort?.on('message', (message: ToDrawing) => {
  if ('uploads' in message) {
    desk = openJobs(message.uploads)
    return
  }
  const { id, job } = message
  const answer = (given: FromDrawing) => parentPort?.postMessage(given)
  desk.run(job).then(
    (picture) => answer({ id, picture }),
    (error: unknown) => answer({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
