import type { Design, Worn } from '../design.ts'
import { typeOf } from '../typeOf.ts'

/** A garment of one look and what stands for it in another; null where the other wears none. */
export type GarmentPair = readonly [Worn | null, Worn | null]

/** The garments of two looks side by side: by their names, then by where they are worn; each stands in one pair. */
export function garmentPairs({ garments: before }: Design, { garments: after }: Design): GarmentPair[] {
  const alike = after.flatMap((worn): [Worn, Worn][] => {
    const former = before.find(({ id }) => id === worn.id)
    return former ? [[former, worn]] : []
  })
  const left = before.filter(({ id }) => !after.some((worn) => worn.id === id))
  const come = after.filter(({ id }) => !before.some((worn) => worn.id === id))
  const placed = come.map((worn): [Worn | null, Worn] => {
    const slot = typeOf(worn)?.slot
    const at = slot && slot !== 'accessory' ? left.findIndex((former) => typeOf(former)?.slot === slot) : -1
    return [at < 0 ? null : (left.splice(at, 1)[0] ?? null), worn]
  })
  return [...alike, ...placed, ...left.map((worn): [Worn, null] => [worn, null])]
}
