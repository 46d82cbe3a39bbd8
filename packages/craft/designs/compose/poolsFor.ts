import type { Color } from '../../colors/color.ts'
import type { ColorScript } from '../../script/scriptSchema.ts'
import type { Pools } from './assignColors.ts'
import type { Stand } from './chooseWearers.ts'
import { housePools } from './house/dressInHouse.ts'
import type { House } from './house/openHouse.ts'
import type { Outfit } from './outfit.ts'
import { picturePools } from './picture/picturePools.ts'

/** The palette colours that each part may have: a brand's garments the brand's, else those of the look's window of the script; all where there is neither. */
export const poolsFor = (
  script: ColorScript | null,
  house: House | null,
  outfits: readonly Outfit[],
  stands: readonly Stand[],
  palette: readonly Color[],
): Pools => (house ? housePools(outfits, house) : script ? picturePools(script, outfits, stands, palette) : null)
