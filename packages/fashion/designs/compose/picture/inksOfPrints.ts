import { type Color, toHex } from '../../../colors/color.ts'
import type { ColorScript } from '../../../script/colorScript.ts'
import type { PrintPlan } from '../assignPrints.ts'

/** How much of a construction's cloth is its ground before all its inks share the rest. */
const ground = 0.5

/** What each print shows of every colour of a palette, in shares of its cloth: one made of a picture shows the script's colours about as the picture does, a construction most of all its ground; a picture of one's own tells nothing. */
export function inksOfPrints(
  prints: readonly (PrintPlan | null)[],
  palette: readonly Color[],
  { colors }: ColorScript,
): number[][] {
  const hexes = palette.map(toHex)
  const shareOf = new Map(colors.map(({ color, share }) => [toHex(color), share]))
  return prints.map((plan) => {
    const shares = palette.map(() => 0)
    const source = plan?.placement.source
    if (!source || source.kind === 'picture') return shares
    const weights = source.colors.map((color, i) =>
      source.kind === 'derived'
        ? (shareOf.get(toHex(color)) ?? 0)
        : (i === 0 ? ground : 0) + ground / source.colors.length,
    )
    const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1
    source.colors.forEach((color, i) => {
      const at = hexes.indexOf(toHex(color))
      if (at >= 0) shares[at] += weights[i] / whole
    })
    return shares
  })
}
