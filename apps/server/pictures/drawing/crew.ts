import { sure } from '@toile/geometry'
import type { LoadedUploads } from './loadUploads.ts'
import { type Job, openJobs } from './openJobs.ts'
import { type DrawingThread, openThread } from './openThread.ts'

const idle = 30_000
let kept: DrawingThread | null = null
let ending: NodeJS.Timeout | undefined

/** The thread beside this one, kept for a while so that the next generation finds it warm. */
function beside(): DrawingThread {
  clearTimeout(ending)
  const thread = kept ?? openThread()
  kept = null
  return thread
}

function giveBack(thread: DrawingThread, sound: boolean): void {
  if (!sound || kept) {
    void thread.close()
    return
  }
  kept = thread
  ending = setTimeout(() => {
    void kept?.close()
    kept = null
  }, idle).unref()
}

/** Does jobs in two threads, this one and one beside it, which take the next as each is free. One that fails ends them all, unless `lost` hears of it; where the thread itself has ended, all do. */
export async function drawTogether(
  jobs: readonly Job[],
  uploads: LoadedUploads,
  signal: AbortSignal,
  done: (index: number, picture: Buffer) => Promise<void>,
  lost?: (index: number, error: unknown) => void,
): Promise<void> {
  let next = 0
  let failed = false
  const take = () => (signal.aborted || failed || next >= jobs.length ? -1 : next++)
  const other = jobs.length > 1 ? beside() : null
  const work = async (draw: (job: Job) => Promise<Buffer>) => {
    try {
      for (let index = take(); index >= 0; index = take()) {
        const picture = await draw(sure(jobs[index])).catch((error: unknown) => {
          if (!lost || other?.hasEnded()) throw error
          lost(index, error)
          return null
        })
        if (picture) await done(index, picture)
      }
    } catch (error) {
      failed = true
      throw error
    }
  }
  const own = openJobs(uploads)
  try {
    other?.take(uploads)
    await Promise.all([work(own.run), ...(other ? [work(other.draw)] : [])])
  } finally {
    if (other) giveBack(other, !failed)
  }
}
