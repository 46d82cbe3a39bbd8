import type { Chance } from '@toile/geometry'
import { harmonyOf } from '../../colors/harmony.ts'
import { chooseAccessories } from '../compose/chooseAccessories.ts'
import { chooseShoes } from '../compose/chooseShoes.ts'
import { accessoryWorn } from '../compose/finish.ts'
import { readLook } from '../compose/wornLook.ts'
import type { Design, Worn } from '../design.ts'
import { typeOf } from '../typeOf.ts'
import type { Redesigning } from './redesigning.ts'
import { colorsOn } from './colorsOn.ts'
import { isAccessory } from './isAccessory.ts'

/** Other shoes, other small things: chosen as a collection chooses them, in colours that are worn already where the palette is held. */
export function changeAccessories(design: Design, asked: Redesigning, chance: Chance): Design {
  if (asked.holds('accessories')) return design
  const { types: parts, garments } = readLook(design)
  if (parts.length === 0) return design
  const { wearer, steering, far } = asked
  const palette = asked.holds('palette') ? colorsOn(design) : asked.palette
  const shod = chance.happens(0.1 + 0.8 * far)
    ? { ...design, shoes: { ...design.shoes, kind: chooseShoes(parts, wearer, [], steering, chance.branch('shoes')) } }
    : design
  if (!chance.happens(0.05 + 0.85 * far)) return shod
  const look = { parts, wearer, pose: design.mannequin.pose, tier: 'core' as const }
  const [chosen = []] = chooseAccessories([look], steering, chance.branch('accessories'))
  const colors = { palette, accent: harmonyOf(palette).accent }
  const added = chosen.map((one, i) =>
    freshId(accessoryWorn(one, i, colors, garments, shod.shoes.color, steering, chance.branch(one.id)), design),
  )
  return { ...shod, garments: inOrder(shod.garments, added) }
}

/** Belts lie under what is worn over all; the rest of the small things are put on last. */
function inOrder(before: readonly Worn[], added: readonly Worn[]): Worn[] {
  const worn = before.filter((one) => !isAccessory(one))
  const isBelt = (one: Worn) => typeOf(one)?.category === 'belt'
  const isOuter = (one: Worn) => typeOf(one)?.slot === 'outer'
  return [
    ...worn.filter((one) => !isOuter(one)),
    ...added.filter(isBelt),
    ...worn.filter(isOuter),
    ...added.filter((one) => !isBelt(one)),
  ]
}

/** A small thing under a name that nothing of the look has had. */
function freshId(worn: Worn, { garments }: Pick<Design, 'garments'>): Worn {
  const taken = new Set(garments.map(({ id }) => id))
  if (!taken.has(worn.id)) return worn
  let n = 2
  while (taken.has(`${worn.id}~${n}`)) n++
  return { ...worn, id: `${worn.id}~${n}` }
}
