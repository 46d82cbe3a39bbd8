import { type Color, colorDistance } from '../../colors/color.ts'
import type { ColorRole } from './colorRoles.ts'

/** Beyond so much in CIEDE2000 a role is another colour and gains nothing more: better all roles change than one changes greatly, for a look wears but two or three. */
const farther = 22
/** What counts of a role beside the share of the picture that it covers, so that small ones count too. */
export const leastWeight = 0.04

/** How far two palettes of the same roles are apart as a picture shows them, in CIEDE2000: the mean over the roles by what each covers, 0 the same .. 22 nothing alike. */
export function paletteDistance(
  roles: readonly Pick<ColorRole, 'share'>[],
  one: readonly Color[],
  other: readonly Color[],
): number {
  const weights = roles.map(({ share }) => leastWeight + share)
  const ways = weights.map((weight, i) => {
    const [a, b] = [one[i], other[i]]
    return weight * (a && b ? Math.min(farther, colorDistance(a, b)) : 0)
  })
  const sum = (list: readonly number[]) => list.reduce((all, value) => all + value, 0)
  return sum(ways) / (sum(weights) || 1)
}
