import { Worker } from 'node:worker_threads'
import type { LoadedUploads } from '../uploads.ts'
import { type DrawingOrder, openDrawing } from './drawPicture.ts'

/** Orders that two threads draw between them: this one and one helper thread, which take the next as each is free. */
export async function drawTogether(
  orders: readonly DrawingOrder[],
  uploads: LoadedUploads,
  signal: AbortSignal,
  done: (index: number, picture: Buffer) => Promise<void>,
): Promise<void> {
  let next = 0
  let failed = false
  const take = () => (signal.aborted || failed || next >= orders.length ? -1 : next++)
  const own = openDrawing(uploads)
  const work = async (draw: (order: DrawingOrder) => Promise<Buffer>) => {
    for (let index = take(); index >= 0; index = take()) await done(index, await draw(orders[index]))
  }
  const helper = orders.length > 1 ? openHelper(uploads) : null
  const noticing = (running: Promise<void>) =>
    running.catch((error: unknown) => {
      failed = true
      throw error
    })
  try {
    await Promise.all([noticing(work(own.draw)), ...(helper ? [noticing(work(helper.draw))] : [])])
  } finally {
    await helper?.close()
  }
}

interface Answer {
  picture?: Uint8Array
  error?: string
}

function openHelper(uploads: LoadedUploads) {
  const thread = new Worker(new URL('./crewThread.ts', import.meta.url), { workerData: uploads })
  const draw = (order: DrawingOrder) =>
    new Promise<Buffer>((resolve, reject) => {
      const settle = (answer: Answer) => {
        thread.off('error', reject)
        if (answer.picture)
          resolve(Buffer.from(answer.picture.buffer, answer.picture.byteOffset, answer.picture.byteLength))
        else reject(new Error(answer.error ?? 'The helper drew nothing.'))
      }
      thread.once('message', settle)
      thread.once('error', reject)
      thread.postMessage(order)
    })
  return { draw, close: () => thread.terminate() }
}
