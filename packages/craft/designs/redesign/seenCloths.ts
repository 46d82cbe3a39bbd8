import type { Design, Worn } from '../design.ts'
import { typeOf } from '../typeOf.ts'
import { bodiesOf } from './counterparts.ts'

/** Of which garment each of a crossing has its cloth, by their ids, so that what is seen has the cloth of what is seen: where a garment over all others would have it of one that lies hidden under another, it has that other's. */
export function seenCloths(
  crossed: Design,
  cloths: ReadonlyMap<string, Worn>,
  from: Design,
): ReadonlyMap<string, Worn> {
  const outermost = outermostOf(crossed)
  const shown = outermostOf(from)
  const given = outermost && cloths.get(outermost.id)
  if (!outermost || !shown || !given || given.id === shown.id) return cloths
  const order = bodiesOf(from).map(({ id }) => id)
  const isUnder = clothesTrunk(given) && (given.hidden || order.indexOf(given.id) < order.indexOf(shown.id))
  return isUnder ? new Map([...cloths, [outermost.id, shown]]) : cloths
}

const clothesTrunk = (worn: Worn) => typeOf(worn)?.slot !== 'bottom'

/** What is seen over all others on the trunk. */
const outermostOf = (look: Design): Worn | undefined =>
  bodiesOf(look).findLast((worn) => !worn.hidden && clothesTrunk(worn))
