import type { Chance } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import type { ColorScript } from '../../script/scriptSchema.ts'
import { assignColors } from './assignColors.ts'
import type { Brief } from './brief.ts'
import type { Stand } from './chooseWearers.ts'
import { colorParts } from './colorParts.ts'
import { houseRoles } from './house/dressInHouse.ts'
import { houseTone } from './house/houseTone.ts'
import type { House } from './house/openHouse.ts'
import type { Outfit } from './outfit.ts'
import { inksOfPrints } from './picture/inksOfPrints.ts'
import { poolsFor } from './poolsFor.ts'
import type { PrintPlan } from './printPlan.ts'
import type { Steering } from './steering.ts'

interface Dressed {
  outfits: readonly Outfit[]
  stands: readonly Stand[]
  prints: readonly (PrintPlan | null)[]
  script: ColorScript | null
}

/** Gives every part of the outfits a colour of the brief, and tells which each look may choose from; what is not the house's is steered by the given palette. */
export function colorOutfits(
  brief: Brief,
  given: readonly Color[],
  { outfits, stands, prints, script }: Dressed,
  house: House | null,
  steering: Steering,
  chance: Chance,
) {
  const palette = brief.colors.map(({ color }) => color)
  const board = colorParts(script, given, steering, chance.branch('roles'))
  const pools = poolsFor(script, house, outfits, stands, palette)
  const colors = assignColors(
    outfits,
    prints,
    palette,
    house ? houseRoles(board, outfits, house, palette.length) : board,
    steering.daring,
    chance.branch('colors'),
    pools,
    script ? inksOfPrints(prints, palette, script) : null,
    house && houseTone(house),
  )
  return { colors, pools }
}
