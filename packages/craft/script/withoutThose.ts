import { apart, type Lab } from '../colors/lab.ts'
import { oklabOf } from '../colors/oklch.ts'
import { copyOf, type Entry } from './entries.ts'
import { giveRest, takeBack } from './giveRest.ts'
import { claimsOf } from './holdFast.ts'
import { mostTelling } from './mostTelling.ts'
import type { ScriptHand } from './scriptHand.ts'
import { farFrom, isThat, type Shown } from './shown.ts'

/** A colour of the script this near to one that was left out goes with it. */
const twin = 0.05
/** What comes in its place is no nearer of kin to it, lightness counted half: a deeper walnut is still that brown. */
const kin = 0.09
/** Nor is it nearer than this to what stays. */
const unlike = 0.1

/** The colours of a script less those left out: the others stay as they are, and an unlike colour of the pictures takes a place that came free; nothing is left out where nothing would be left. */
export function withoutThose(
  found: readonly Entry[],
  seen: readonly Entry[],
  { kept, without }: ScriptHand,
  shown: Shown,
): Entry[] {
  if (without.length === 0) return [...found]
  const out = without.map(oklabOf)
  const isOut = (one: Entry) => out.some((place) => farFrom(one, place, shown) < twin)
  const claims = claimsOf(found, kept, shown)
  const isHeld = (one: Entry) => {
    const held = claims.get(one)
    return held !== undefined && isThat(one, oklabOf(held.of ?? held.color), shown)
  }
  const gone = found.filter((one) => one.asked === null && !isHeld(one) && isOut(one))
  if (gone.length === found.length) return [...found]
  const left = found.filter((one) => !gone.includes(one)).map(copyOf)
  const known = new Set(found.map(({ sources }) => String(sources[0])))
  const isKin = (one: Entry) => out.some((place) => Math.min(unkin(one.place, place), unkin(shown(one), place)) < kin)
  const others = seen.filter((entry) => !known.has(String(entry.sources[0])) && !isKin(entry))
  for (let room = gone.filter(({ sources }) => sources.length > 0).length; room > 0; room--) {
    const free = others.filter((entry) => left.every((one) => apart(one.place, entry.place) > unlike))
    const [next] = mostTelling(free, seen, left, 1)
    if (!next) break
    takeBack(next, left)
    left.push(next)
  }
  giveRest(
    left,
    seen.filter((entry) => !isOut(entry)),
  )
  return left
}

const unkin = (p: Lab, q: Lab) => Math.hypot((p[0] - q[0]) / 2, 1.35 * Math.hypot(p[1] - q[1], p[2] - q[2]))
