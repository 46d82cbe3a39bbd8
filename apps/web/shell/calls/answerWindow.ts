import type { Acts, Asked } from '@toile/contract/asking/acts.ts'
import { answerAsked } from '@toile/contract/asking/answerAsked.ts'
import { handedOver } from './handOver.ts'

/** Does, in a worker, what the window asks; pictures are handed over and not copied. */
export function answerWindow(acts: Acts): void {
  addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    void answerAsked(acts, data).then((answer) => {
      const transfer = 'made' in answer ? handedOver(answer.made) : []
      postMessage(answer, { transfer })
    })
  })
}
