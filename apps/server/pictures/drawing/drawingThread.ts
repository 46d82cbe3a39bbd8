import { parentPort } from 'node:worker_threads'
import type { Asked } from '@toile/contract/asking/acts.ts'
import { answerAsked } from '@toile/contract/asking/answerAsked.ts'
import type { Refused } from '@toile/contract/refused.ts'
import { Refusal } from '@toile/rules/refusals.ts'
import { type Job, openJobs } from './openJobs.ts'
import type { LoadedUploads } from './loadUploads.ts'

let desk = openJobs({ pictures: {}, pieces: {} })

const acts = {
  /** Begins a new desk with some uploads. */
  take(uploads: LoadedUploads): void {
    desk = openJobs(uploads)
  },
  /** Does a job on the desk that is there. */
  async draw(job: Job): Promise<Uint8Array | Refused> {
    try {
      return await desk.run(job)
    } catch (error) {
      // As an error it would arrive without its code.
      if (error instanceof Refusal) return { code: error.code, blanks: { ...error.blanks } }
      throw error
    }
  },
}

export type DrawingActs = typeof acts

parentPort?.on('message', (asked: Asked) => {
  void answerAsked(acts, asked).then((answer) => parentPort?.postMessage(answer))
})
