import { pullPair } from './pullPair.ts'
import type { Threads } from './threadsOf.ts'

/** Pulls the two ends of every thread towards its length at rest, one after the other; `squared` is the square of a step in seconds, by which what gives is weighed (XPBD, Macklin 2016), and `softness` how many times more than usual it gives when it is stretched. */
export function pullThreads(
  at: Float32Array,
  lightness: Float32Array,
  threads: Threads,
  squared: number,
  softness: number,
) {
  const { ends, rests, gives, stretched } = threads
  for (let k = 0; k < rests.length; k++) {
    const give = (gives[k]! * (k < stretched ? softness : 1)) / squared
    pullPair(at, lightness, ends[2 * k]!, ends[2 * k + 1]!, rests[k]!, give, 0)
  }
}
