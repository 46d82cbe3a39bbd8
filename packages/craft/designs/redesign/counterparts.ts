import { sure } from '@toile/geometry'
import { readLook } from '../compose/wornLook.ts'
import type { Design, Worn } from '../design.ts'
import { isAccessory } from './isAccessory.ts'
import { metIn } from './metIn.ts'

/** For each garment of a look the one of another that stands for it: what is worn in its place; where nothing is, what is left of the other in the order of dressing, innermost for innermost and outermost for outermost. What completes a look is met by its like alone. */
export function counterparts(one: Design, other: Design): ReadonlyMap<string, Worn> {
  const found = new Map<string, Worn>()
  for (const worn of one.garments) {
    const there = metIn(worn, other)
    if (there) found.set(worn.id, there)
  }
  const strangers = bodiesOf(one).filter(({ id }) => !found.has(id))
  const taken = new Set([...found.values()].map(({ id }) => id))
  const bodies = bodiesOf(other)
  const left = bodies.filter(({ id }) => !taken.has(id))
  const offered = left.length > 0 ? left : bodies
  if (offered.length === 0) return found
  strangers.forEach(({ id }, i) => {
    const at = Math.round((i * (offered.length - 1)) / Math.max(1, strangers.length - 1))
    found.set(id, strangers.length === 1 ? largestOf(other, offered) : sure(offered[at]))
  })
  return found
}

/** What of a look covers the body, innermost first. */
export const bodiesOf = ({ garments }: Design): Worn[] => garments.filter((worn) => !isAccessory(worn))

function largestOf(look: Design, among: readonly Worn[]): Worn {
  const { garments, areas } = readLook(look)
  const areaOf = ({ id }: Worn) => areas[garments.findIndex((worn) => worn.id === id)] ?? 0
  return among.reduce((best, worn) => (areaOf(worn) > areaOf(best) ? worn : best))
}
