import type { Color } from '../../../colors/color.ts'
import type { Brief } from '../brief.ts'
import type { Stand } from '../chooseWearers.ts'
import type { Outfit } from '../outfit.ts'
import { besideSkin, scenesOf } from './scenesOf.ts'

/** The colours that each part may have where pictures give them: those of its look's window, none of the wearer's own skin at the face; nothing without pictures. */
export function picturePools(
  { picture }: Brief,
  outfits: readonly Outfit[],
  stands: readonly Stand[],
  palette: readonly Color[],
): (readonly number[])[][] | null {
  if (!picture) return null
  const scenes = scenesOf(picture.script, outfits.length)
  return outfits.map(({ parts }, look) =>
    parts.map(({ slot }) => besideSkin(scenes[look], slot, stands[look].person, palette)),
  )
}
