import type { Color } from '../../../colors/color.ts'
import type { ColorScript } from '../../../script/scriptSchema.ts'
import type { Stand } from '../chooseWearers.ts'
import type { Outfit } from '../outfit.ts'
import { besideSkin, scenesOf } from './scenesOf.ts'

/** The colours that each part may have where pictures give them: those of its look's window, none of the wearer's own skin at the face. */
export function picturePools(
  script: ColorScript,
  outfits: readonly Outfit[],
  stands: readonly Stand[],
  palette: readonly Color[],
): (readonly number[])[][] {
  const scenes = scenesOf(script, outfits.length)
  return outfits.map(({ parts }, look) =>
    parts.map(({ slot }) => besideSkin(scenes[look], slot, stands[look].person, palette)),
  )
}
