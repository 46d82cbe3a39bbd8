import type { Color } from '@toile/craft/colors/color.ts'
import { mixColors } from '@toile/craft/colors/mixColors.ts'

const black: Color = { r: 18, g: 14, b: 16 }
const white: Color = { r: 255, g: 252, b: 246 }

/** Deeper by a share. */
export const deeper = (color: Color, share = 0.3): Color => mixColors(color, black, share)

/** Paler by a share. */
export const paler = (color: Color, share = 0.3): Color => mixColors(color, white, share)
