import { toHex } from '@toile/craft/colors/color.ts'
import type { DirectionHand } from '@toile/craft/script/directionHand.ts'
import { mostHeld, mostLeftOut } from '@toile/craft/script/scriptHand.ts'
import { sameContent } from '@toile/rules/sameContent.ts'

type Side = 'mine' | 'theirs'

/** Two hands on one direction made one, colour by colour and dial by dial; `clash` tells that both changed one of them differently, or that there is no room for all, and then `prefer` decides (requirement S3.03). */
export function mergeDirection(
  base: DirectionHand,
  mine: DirectionHand,
  theirs: DirectionHand,
  prefer: Side,
): { merged: DirectionHand; clash: boolean } {
  let clash = false
  const merge = <T>(of: (hand: DirectionHand) => ReadonlyMap<string, T>): Map<string, T> => {
    const [b, m, t] = [of(base), of(mine), of(theirs)]
    const order = prefer === 'mine' ? [...m.keys(), ...t.keys()] : [...t.keys(), ...m.keys()]
    const merged = new Map<string, T>()
    for (const key of new Set(order)) {
      const [old, here, there] = [b.get(key), m.get(key), t.get(key)]
      const settled = sameContent(here, there) || sameContent(there, old) || sameContent(here, old)
      if (!settled) clash = true
      const theirsHolds = settled ? sameContent(here, old) : prefer === 'theirs'
      const held = theirsHolds ? there : here
      if (held !== undefined) merged.set(key, held)
    }
    return merged
  }
  const kept = merge(({ script }) => new Map(script.kept.map((one) => [toHex(one.of ?? one.color), one])))
  const without = merge(({ script }) => new Map(script.without.map((one) => [toHex(one), one])))
  const said = merge<DirectionHand['world']>(({ world }) => new Map([['world', world]]))
  const dials = merge(({ dials: turned }) => new Map(Object.entries(turned)))
  const holds = new Set((prefer === 'mine' ? mine : theirs).script.kept.map(({ color }) => toHex(color)))
  for (const [key, { color }] of kept)
    if (without.has(toHex(color))) {
      clash = true
      if (holds.has(toHex(color))) without.delete(toHex(color))
      else kept.delete(key)
    }
  if (kept.size > mostHeld || without.size > mostLeftOut) clash = true
  return {
    merged: {
      script: { kept: [...kept.values()].slice(0, mostHeld), without: [...without.values()].slice(0, mostLeftOut) },
      world: said.get('world') ?? null,
      dials: Object.fromEntries(dials),
    },
    clash,
  }
}
