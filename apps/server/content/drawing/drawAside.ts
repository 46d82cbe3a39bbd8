import type { LoadedUploads } from '../uploads.ts'
import type { Job } from './jobs.ts'
import { type DrawingThread, openThread } from './openThread.ts'

let thread: DrawingThread | null = null
let line: Promise<unknown> = Promise.resolve()

/** Draws for a call in a thread of its own, so that other calls are answered meanwhile; jobs of several calls wait in line. */
export function drawAside(jobs: readonly Job[], uploads: LoadedUploads): Promise<Buffer[]> {
  const turn = line.then(() => drawAll(jobs, uploads))
  line = turn.catch(() => undefined)
  return turn
}

async function drawAll(jobs: readonly Job[], uploads: LoadedUploads): Promise<Buffer[]> {
  thread ??= openThread()
  try {
    thread.take(uploads)
    const pictures: Buffer[] = []
    for (const job of jobs) pictures.push(await thread.draw(job))
    return pictures
  } catch (error) {
    void thread.close()
    thread = null
    throw error
  }
}
