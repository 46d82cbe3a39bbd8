import { parentPort } from 'node:worker_threads'
import type { Asked } from '@toile/contract/asking/acts.ts'
import { answerAsked } from '@toile/contract/asking/answerAsked.ts'
import { isStorageFull } from '../../host/files/storageFull.ts'
import type { Encoder, Encoding } from './encoder.ts'
import { openGif } from './openGif.ts'
import { openWasm } from './openWasm.ts'

let encoder: Encoder | null = null

const current = () => {
  if (!encoder) throw new Error('No film is begun in this thread.')
  return encoder
}

/** As an error it would arrive without its code. */
async function told(act: () => Promise<void>): Promise<'done' | 'full'> {
  try {
    await act()
    return 'done'
  } catch (error) {
    if (isStorageFull(error)) return 'full'
    throw error
  }
}

const acts = {
  mp4: (encoding: Encoding) =>
    told(async () => {
      encoder = await openWasm(encoding)
    }),
  gif: ({ samples, ...encoding }: Encoding & { samples: readonly Uint8Array[] }) =>
    told(async () => {
      encoder = await openGif(encoding, samples)
    }),
  add: (frame: Uint8Array) => told(() => current().add(frame)),
  end: () => told(() => current().end()),
}

export type EncodingActs = typeof acts

parentPort?.on('message', (asked: Asked) => {
  void answerAsked(acts, asked).then((answer) => parentPort?.postMessage(answer))
})
