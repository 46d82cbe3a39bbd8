import { type Color, toHex } from '../../../colors/color.ts'
import type { PrintSource } from '../../../prints/placement.ts'
import type { ColorScript } from '../../../script/scriptSchema.ts'
import type { PrintPlan } from '../printPlan.ts'

/** How much of a construction's cloth is its ground before all its inks share the rest. */
const ground = 0.5

/** What a print shows of every colour of a palette, in shares of its cloth: one made of a picture shows the script's colours about as the picture does, a construction most of all its ground; a picture of one's own tells nothing. */
export function inksOfSource(source: PrintSource, palette: readonly Color[], { colors }: ColorScript): number[] {
  const shares = palette.map(() => 0)
  if (source.kind === 'picture') return shares
  const hexes = palette.map(toHex)
  const shareOf = new Map(
    colors.map(({ color, role, seen, share }) => [toHex(color), role === 'accent' ? seen : share]),
  )
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
}

/** The same for the planned print of each look, none where there is none. */
export const inksOfPrints = (
  prints: readonly (PrintPlan | null)[],
  palette: readonly Color[],
  script: ColorScript,
): number[][] =>
  prints.map((plan) => (plan ? inksOfSource(plan.placement.source, palette, script) : palette.map(() => 0)))
