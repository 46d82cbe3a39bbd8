import { Worker } from 'node:worker_threads'
import type { RecognisedPicture } from '@toile/picture/recognition/recognisePicture.ts'
import type { FromRecognise, ToRecognise } from './recogniseThread.ts'

const waiting = new Map<number, PromiseWithResolvers<RecognisedPicture>>()
let worker: Worker | null = null
let last = 0

/** What a picture shows, found in a thread of its own, so that other calls are answered meanwhile. */
export function recogniseAside(asked: Omit<ToRecognise, 'id'>): Promise<RecognisedPicture> {
  worker ??= open()
  const id = ++last
  const settled = Promise.withResolvers<RecognisedPicture>()
  waiting.set(id, settled)
  worker.ref()
  worker.postMessage({ id, ...asked } satisfies ToRecognise)
  return settled.promise
}

/** A thread that ends with the process and never keeps it alive by itself; one that breaks is opened anew by the next call. */
function open(): Worker {
  const thread = new Worker(new URL('./recogniseThread.ts', import.meta.url))
  const giveUp = (error: Error) => {
    worker = null
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  thread.unref()
  thread.on('message', ({ id, found }: FromRecognise) => {
    waiting.get(id)?.resolve(found)
    waiting.delete(id)
    if (waiting.size === 0) thread.unref()
  })
  thread.on('error', (error) => giveUp(error instanceof Error ? error : new Error(String(error))))
  thread.on('exit', () => giveUp(new Error('The thread of recognition has ended.')))
  return thread
}
