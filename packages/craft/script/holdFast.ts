import { toHex } from '../colors/color.ts'
import { apart } from '../colors/lab.ts'
import { colorAtOklab, oklabOf } from '../colors/oklch.ts'
import { standsFor } from './chooseColors.ts'
import { copyOf, type Entry } from './entries.ts'
import { takeBack } from './giveRest.ts'
import type { ScriptHand } from './scriptHand.ts'
import { farFrom, isThat, type Shown } from './shown.ts'

type Held = ScriptHand['kept'][number]

/** What a colour that a person holds fast is said to cover where no picture shows it. */
const covers = 0.05

/** Lays holds on the colours of a script: each on the one it was, and all others stay as they are; what stands there no more comes back, or is one more. */
export function holdFast(found: readonly Entry[], seen: readonly Entry[], { kept }: ScriptHand, shown: Shown): Entry[] {
  const claims = claimsOf(found, kept, shown)
  const chosen = found.map((one) => {
    const held = claims.get(one)
    return held ? laid(copyOf(one), held, shown) : copyOf(one)
  })
  const claimed = new Set(claims.values())
  for (const held of kept) {
    if (claimed.has(held)) continue
    const own = seen.find((entry) => isThat(entry, placeOf(held), shown) && !chosen.some((one) => isOf(one, entry)))
    if (own) takeBack(own, chosen)
    chosen.push(laid(own ? copyOf(own) : bare(held), held, shown))
  }
  return chosen
}

const isOf = (one: Entry, { sources: [first] }: Entry) => String(one.sources[0]) === String(first)

/** Where a held colour stood before a hand changed it. */
const placeOf = ({ of, color }: Held) => oklabOf(of ?? color)

const bare = (held: Held): Entry => ({
  place: oklabOf(held.color),
  of: placeOf(held),
  seen: covers,
  asked: null,
  sources: [],
})

/** A colour that is held as it is shown stays what it is; one that was changed, or shown otherwise before, is that very colour. */
function laid(one: Entry, { color, role }: Held, shown: Shown): Entry {
  if (one.asked !== null || toHex(colorAtOklab(shown(one))) === toHex(color)) return { ...one, kept: role }
  const of = one.sources.length > 0 ? one.place : one.of
  return { ...one, place: oklabOf(color), of, exact: color, kept: role }
}

/** Which colour each hold lies on, nearest first, where one is near enough to be meant; what is asked for only on itself. */
export function claimsOf(found: readonly Entry[], kept: readonly Held[], shown: Shown): Map<Entry, Held> {
  const isAsked = (one: Entry, { color }: Held) => one.asked !== null && apart(one.place, oklabOf(color)) < 1e-6
  const pairs = kept.flatMap((held) =>
    found.flatMap((one) => {
      const far = isAsked(one, held) ? -1 : one.asked === null ? farFrom(one, placeOf(held), shown) : Infinity
      return far < standsFor ? [{ one, held, far }] : []
    }),
  )
  const claims = new Map<Entry, Held>()
  const done = new Set<Held>()
  for (const { one, held } of pairs.toSorted((a, b) => a.far - b.far)) {
    if (claims.has(one) || done.has(held)) continue
    claims.set(one, held)
    done.add(held)
  }
  return claims
}
