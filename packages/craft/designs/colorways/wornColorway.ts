import { colorDistance, toHex } from '../../colors/color.ts'
import type { Design } from '../design.ts'
import type { LookColorway } from '../lookColorway.ts'
import { colorRoles } from './colorRoles.ts'

/** What nobody sees: colours that are told apart by a step of a channel alone. */
const unseen = 1

/** Which of its colourways a look wears; none where it wears other colours. */
export function wornColorway(design: Design): LookColorway | null {
  const { colorways = [], roles = [] } = design
  if (colorways.length === 0) return null
  const found = colorRoles([design])
  // A colour that plays none of the kept roles was laid on by hand since.
  if (found.some(({ id }) => !roles.some((kept) => kept.id === id))) return null
  const worn = new Map(found.map(({ id, color }) => [id, color]))
  const wears = ({ colors }: LookColorway) =>
    colors.some(({ role }) => worn.has(role)) &&
    colors.every(({ role, color }) => {
      const own = worn.get(role)
      return !own || toHex(own) === toHex(color) || colorDistance(own, color) < unseen
    })
  return colorways.findLast(wears) ?? null
}
