import { setImmediate } from 'node:timers/promises'
import type { RunContext } from '../host/queue/runner.ts'

/** Hears the share done, 0 to 1; lets the thread hear others meanwhile, and throws once the work is not wanted any more. */
export type Told = (share: number) => Promise<void>

const leastStep = 0.01
const leastPause = 200

/** Work tells its share often; its owner hears it now and then. */
export function openTold({ signal, report }: RunContext): Told {
  let last = { share: 0, at: 0 }
  return async (share) => {
    await setImmediate()
    signal.throwIfAborted()
    const at = Date.now()
    if (share - last.share < leastStep || at - last.at < leastPause) return
    last = { share, at }
    await report(share)
  }
}
