import type { Design, Worn } from './design.ts'

/** Where a garment belongs among others: after the nearest that lies under it in its own look. */
function placeOf(id: string, own: readonly Worn[], others: readonly Worn[]): number {
  const under = own.slice(
    0,
    own.findIndex((one) => one.id === id),
  )
  const nearest = under.findLast((one) => others.some((other) => other.id === one.id))
  return nearest ? others.findIndex((one) => one.id === nearest.id) + 1 : 0
}

/** A look as an earlier form of it has it: whole, or the named garments alone; those that the earlier form has are put on as they were, those it has not are taken off. */
export function restored(now: Design, then: Design, garments?: readonly string[]): Design {
  if (!garments) return then
  return garments.reduce<Design>((look, id) => {
    const former = then.garments.find((one) => one.id === id)
    const there = look.garments.some((one) => one.id === id)
    if (!former) return { ...look, garments: look.garments.filter((one) => one.id !== id) }
    if (there) return { ...look, garments: look.garments.map((one) => (one.id === id ? former : one)) }
    const at = placeOf(id, then.garments, look.garments)
    return { ...look, garments: look.garments.toSpliced(at, 0, former) }
  }, now)
}
