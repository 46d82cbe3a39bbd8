import { pullPair } from './pullPair.ts'
import type { Threads } from './threadsOf.ts'

/** Pulls the two ends of every thread towards its length at rest, one after the other; `squared` is the square of a step in seconds, by which what gives is weighed (XPBD, Macklin 2016). */
export function pullThreads(at: Float32Array, lightness: Float32Array, threads: Threads, squared: number) {
  const { ends, rests, gives } = threads
  const soften = 1 / squared
  for (let k = 0; k < rests.length; k++)
    pullPair(at, lightness, ends[2 * k]!, ends[2 * k + 1]!, rests[k]!, gives[k]! * soften, 0)
}
