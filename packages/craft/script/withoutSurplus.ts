import { apart } from '../colors/lab.ts'
import { type Entry, isThere, telling } from './entries.ts'
import { familyOf, isStrong } from './hueFamily.ts'

/** Most colours of a script; there are more only where so many are asked for, or each alone of its hue. */
const most = 12

/** The least telling of too many colours count for their nearest; never the palest or the deepest, and never what is asked for or alone of its hue. */
export function withoutSurplus(chosen: Entry[], seen: readonly Entry[]): void {
  while (chosen.length > most) {
    const free = chosen.filter((one) => canGo(one, chosen))
    if (free.length === 0) return
    const least = free.reduce((a, b) => (telling(b, seen) < telling(a, seen) ? b : a))
    chosen.splice(chosen.indexOf(least), 1)
    const near = chosen.reduce((a, b) => (apart(b.place, least.place) < apart(a.place, least.place) ? b : a))
    near.seen += least.seen
    near.sources.push(...least.sources)
  }
}

function canGo(one: Entry, chosen: readonly Entry[]): boolean {
  const { asked, sources, place } = one
  const others = chosen.filter((other) => other !== one)
  const between = others.some((other) => other.place[0] > place[0]) && others.some((other) => other.place[0] < place[0])
  const alike = (other: Entry) => isThere(other) && isStrong(other) && familyOf(other) === familyOf(one)
  const alone = isStrong(one) && !others.some(alike)
  return asked === null && sources.length > 0 && between && !alone
}
