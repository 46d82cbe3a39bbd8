import type { Acts, Answered } from '@toile/contract/asking/acts.ts'
import { type Asking, openAsking } from '@toile/contract/asking/openAsking.ts'
import { startWorker } from './startWorker.ts'

/** A worker of the studio's own that is begun at its first question, and anew after one that stopped; `onStopped` is told each time. */
export function openWorker<A extends Acts>(
  address: string,
  onStopped: () => void = () => undefined,
): Pick<Asking<A>, 'ask'> {
  let asking: Asking<A> | null = null

  function begin(): Asking<A> {
    const worker = startWorker(address)
    const begun = openAsking<A>((message) => worker.postMessage(message))
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => begun.hear(data))
    worker.addEventListener('error', () => {
      if (begun.hasEnded()) return
      begun.end(new Error('The worker stopped.'))
      worker.terminate()
      asking = null
      onStopped()
    })
    return begun
  }

  return { ask: (act, given) => (asking ??= begin()).ask(act, given) }
}
