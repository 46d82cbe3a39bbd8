import type { Threads } from './threadsOf.ts'

/** Pulls the two ends of every thread towards its length at rest, one after the other; `squared` is the square of a step in seconds, by which what gives is weighed (XPBD, Macklin 2016). */
export function pullThreads(at: Float32Array, lightness: Float32Array, threads: Threads, squared: number) {
  const { ends, rests, gives } = threads
  const soften = 1 / squared
  for (let k = 0; k < rests.length; k++) {
    const i = ends[2 * k]!
    const j = ends[2 * k + 1]!
    const a = 3 * i
    const b = 3 * j
    const dx = at[a]! - at[b]!
    const dy = at[a + 1]! - at[b + 1]!
    const dz = at[a + 2]! - at[b + 2]!
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
    if (length < 1e-6) continue
    const one = lightness[i]!
    const other = lightness[j]!
    const pull = (rests[k]! - length) / (length * (one + other + gives[k]! * soften))
    const ofOne = pull * one
    const ofOther = pull * other
    at[a] = at[a]! + dx * ofOne
    at[a + 1] = at[a + 1]! + dy * ofOne
    at[a + 2] = at[a + 2]! + dz * ofOne
    at[b] = at[b]! - dx * ofOther
    at[b + 1] = at[b + 1]! - dy * ofOther
    at[b + 2] = at[b + 2]! - dz * ofOther
  }
}
