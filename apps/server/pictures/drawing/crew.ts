import { sure } from '@toile/geometry'
import { type DrawingOrder, openDrawing } from './drawPicture.ts'
import { type DrawingThread, openThread } from './openThread.ts'
import type { LoadedUploads } from './loadUploads.ts'

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

/** Draws orders in two threads, this one and one beside it, which take the next as each is free. */
export async function drawTogether(
  orders: readonly DrawingOrder[],
  uploads: LoadedUploads,
  signal: AbortSignal,
  done: (index: number, picture: Buffer) => Promise<void>,
): Promise<void> {
  let next = 0
  let failed = false
  const take = () => (signal.aborted || failed || next >= orders.length ? -1 : next++)
  const work = async (draw: (order: DrawingOrder) => Promise<Buffer>) => {
    try {
      for (let index = take(); index >= 0; index = take()) await done(index, await draw(sure(orders[index])))
    } catch (error) {
      failed = true
      throw error
    }
  }
  const own = openDrawing(uploads)
  const other = orders.length > 1 ? beside() : null
  try {
    other?.take(uploads)
    await Promise.all([work(own.draw), ...(other ? [work((picture) => other.draw({ picture }))] : [])])
  } finally {
    if (other) giveBack(other, !failed)
  }
}
