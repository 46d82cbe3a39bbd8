import { sure } from '@toile/geometry'
import type { Entry } from './entries.ts'
import type { BoardReading } from './reading.ts'

/** How much of a colour's weight is the ground it lies on; the rest is how much of it an eye sees first. */
const ground = 0.6
/** How much a picture's subject weighs beside all of it. */
const subject = 0.22

/** How much of all pictures each colour makes out: the ground it lies on, how much it stands out, and once more what their subjects have of it; what is derived only what it is said to. */
export function coveredBy(readings: readonly BoardReading[], chosen: readonly Entry[]): number[] {
  const whole = readings.reduce((sum, { weight }) => sum + weight, 0) || 1
  return chosen.map(({ sources, seen }) => {
    if (sources.length === 0) return seen
    const lies = sources.reduce((sum, [from, cluster]) => {
      const { weight, reading } = sure(readings[from])
      const mean = reading.windows.reduce((all, window) => all + (window[cluster] ?? 0), 0) / reading.windows.length
      return sum + (weight / whole) * mean
    }, 0)
    const own = sources.reduce((sum, [from, cluster]) => {
      const { weight, reading } = sure(readings[from])
      return sum + (weight / whole) * (sure(reading.clusters[cluster]).own ?? 0)
    }, 0)
    return (1 - ground) * seen + ground * lies + subject * own
  })
}
