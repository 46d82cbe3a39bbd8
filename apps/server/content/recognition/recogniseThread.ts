import { parentPort } from 'node:worker_threads'
import { type RecognisedPicture, recognisePicture } from '@toile/picture/recognition/recognisePicture.ts'
import type { Pixels } from '@toile/picture/surface.ts'

/** What the thread of recognition is asked. */
export interface ToRecognise {
  id: number
  pixels: Pixels
  meant: 'sketch' | 'print' | null
}
/** What it answers. */
export interface FromRecognise {
  id: number
  found: RecognisedPicture
}

parentPort?.on('message', ({ id, pixels, meant }: ToRecognise) => {
  const answer: FromRecognise = { id, found: recognisePicture(pixels, meant) }
  parentPort?.postMessage(answer)
})
