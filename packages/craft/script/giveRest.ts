import { apart } from '../colors/lab.ts'
import type { Entry } from './entries.ts'

/** What was not chosen counts for its nearest. */
export function giveRest(chosen: readonly Entry[], entries: readonly Entry[]): void {
  const taken = new Set(chosen.flatMap(({ sources }) => sources.map(String)))
  for (const entry of entries) {
    if (chosen.length === 0 || taken.has(String(entry.sources[0]))) continue
    const near = chosen.reduce((a, b) => (apart(b.place, entry.place) < apart(a.place, entry.place) ? b : a))
    near.seen += entry.seen
    near.sources.push(...entry.sources)
  }
}

/** What counts for another counts for itself again. */
export function takeBack(entry: Entry, chosen: readonly Entry[]): void {
  const own = new Set(entry.sources.map(String))
  for (const one of chosen) {
    const others = one.sources.filter((source) => !own.has(String(source)))
    if (others.length === one.sources.length) continue
    one.sources = others
    one.seen = Math.max(0, one.seen - entry.seen)
  }
}
