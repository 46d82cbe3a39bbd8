import { apart } from '../colors/lab.ts'
import { copyOf, type Entry, telling } from './entries.ts'

const fewest = 4
/** A colour this much less telling than the first is no colour of the script. */
const faint = 0.035

/** The most telling of some colours, at most so many, each as far from those before as it is telling; `beside` stand before all of them. */
export function mostTelling(
  among: readonly Entry[],
  seen: readonly Entry[],
  beside: readonly Entry[],
  count: number,
): Entry[] {
  const first = Math.max(0, ...seen.map((entry) => telling(entry, seen)))
  const rest = among.map((entry) => ({ entry, worth: telling(entry, seen) }))
  const chosen = [...beside]
  const value = ({ entry, worth }: (typeof rest)[number]) =>
    worth * Math.min(1, Math.min(1, ...chosen.map((one) => apart(one.place, entry.place))) / 0.2) ** 1.2
  while (chosen.length < beside.length + count && rest.length > 0) {
    rest.sort((p, q) => value(q) - value(p))
    if (chosen.length >= fewest && value(rest[0]) < first * faint) break
    chosen.push(copyOf(rest[0].entry))
    rest.shift()
  }
  return chosen.slice(beside.length)
}
