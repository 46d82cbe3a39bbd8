import { Worker } from 'node:worker_threads'
import type { Answered } from '@toile/contract/asking/acts.ts'
import { openAsking } from '@toile/contract/asking/openAsking.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { Encoder, Encoding } from './encoder.ts'
import type { EncodingActs } from './encodingThread.ts'

/** Encodes a film in a thread of its own, by what comes with the studio: an MP4, or a GIF whose colours are read off some of its frames. */
export async function openInThread(encoding: Encoding, samples: readonly Uint8Array[] | null): Promise<Encoder> {
  const worker = new Worker(new URL('./encodingThread.ts', import.meta.url))
  worker.unref()
  const { ask, hear, end } = openAsking<EncodingActs>(
    (message) => worker.postMessage(message),
    (waits) => (waits ? worker.ref() : worker.unref()),
  )
  worker.on('message', (answer: Answered) => hear(answer))
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => end(new Error('The encoding thread has ended.')))
  const stop = async () => {
    await worker.terminate()
  }
  const done = async (asked: Promise<'done' | 'full'>) => {
    if ((await asked) === 'full') throw refuse('storageFull')
  }
  try {
    await done(samples ? ask('gif', { ...encoding, samples }) : ask('mp4', encoding))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    add: (frame) => done(ask('add', frame)),
    async end() {
      await done(ask('end', undefined))
      await stop()
    },
    stop,
  }
}
