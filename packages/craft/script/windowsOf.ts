import { sure } from '@toile/geometry'
import type { Entry } from './entries.ts'
import type { BoardReading } from './reading.ts'

/** The windows of all pictures in shares of the script's colours. */
export function windowsOf(readings: readonly BoardReading[], chosen: readonly Entry[]): number[][] {
  const owner = new Map(chosen.flatMap(({ sources }, i) => sources.map((source) => [source.join(), i] as const)))
  return readings.flatMap(({ reading }, from) =>
    reading.windows.map((row) => {
      const shares = chosen.map(() => 0)
      row.forEach((share, cluster) => {
        const to = owner.get([from, cluster].join())
        if (to !== undefined) shares[to] = Math.min(1, sure(shares[to]) + share)
      })
      return shares
    }),
  )
}
