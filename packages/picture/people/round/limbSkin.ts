import type { Color } from '@toile/craft/colors/color.ts'
import { mixColors } from '../../raster/tint.ts'
import type { Standing } from './standing.ts'

/** The skin of a limb: that of the far side lies a shade deeper. */
export const limbSkin = ({ posed, sitter: { skin } }: Standing, index: 0 | 1): Color =>
  index === posed.near ? skin.base : mixColors(skin.base, skin.shadow, 0.09)
