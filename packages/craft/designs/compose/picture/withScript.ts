import { toHex } from '../../../colors/color.ts'
import type { PictureBrief } from '../../../script/pictureBrief.ts'
import type { Brief } from '../brief.ts'

/** The id by which a brief knows a colour that its pictures gave. */
export const scriptId = (hex: string): string => `script-${hex}`

/** A brief whose colours are those of its pictures' script; what was asked for keeps its id and its gradient. */
export const withScript = (brief: Brief, picture: PictureBrief): Brief => ({
  ...brief,
  picture,
  colors: picture.script.colors.map(
    ({ color, asked }) =>
      brief.colors.find(({ id }) => id === asked) ?? { id: scriptId(toHex(color)), color, gradient: null },
  ),
})
