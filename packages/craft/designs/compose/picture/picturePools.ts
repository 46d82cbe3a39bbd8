import type { Color } from '../../../colors/color.ts'
import type { BodySlot } from '../../../garments/garment.ts'
import type { ColorScript } from '../../../script/scriptSchema.ts'
import type { Stand } from '../chooseWearers.ts'
import type { Outfit } from '../outfit.ts'
import { besideSkin, scenesOf } from './scenesOf.ts'

/** An accent that was only derived is for tops and what is worn over them. */
function ofSlot({ colors, windows }: ColorScript, pool: readonly number[], slot: BodySlot): readonly number[] {
  if (windows.length > 0 || slot === 'top' || slot === 'outer') return pool
  return pool.filter((i) => colors[i].role !== 'accent' || colors[i].asked !== null)
}

/** The colours that each part may have where a script gives them: those of its look's window, none of the wearer's own skin at the face. */
export function picturePools(
  script: ColorScript,
  outfits: readonly Outfit[],
  stands: readonly Stand[],
  palette: readonly Color[],
): (readonly number[])[][] {
  const scenes = scenesOf(script, outfits.length)
  return outfits.map(({ parts }, look) =>
    parts.map(({ slot }) => besideSkin(ofSlot(script, scenes[look], slot), slot, stands[look].person, palette)),
  )
}
