import type { LoadedUploads } from '../uploads.ts'
import { type DrawingOrder, openDrawing } from './drawPicture.ts'
import { openThread } from './openThread.ts'

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
      for (let index = take(); index >= 0; index = take()) await done(index, await draw(orders[index]))
    } catch (error) {
      failed = true
      throw error
    }
  }
  const own = openDrawing(uploads)
  const beside = orders.length > 1 ? openThread() : null
  try {
    beside?.take(uploads)
    await Promise.all([work(own.draw), ...(beside ? [work((picture) => beside.draw({ picture }))] : [])])
  } finally {
    await beside?.close()
  }
}
