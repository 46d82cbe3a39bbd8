import type { AdjustmentId } from '../document/adjustment.ts'
import { blur } from './blur.ts'
import { colorBalance } from './colorBalance.ts'
import { curves } from './curves.ts'
import type { AdjustmentForm } from './form.ts'
import { hueSaturation } from './hueSaturation.ts'
import { levels } from './levels.ts'
import { noise } from './noise.ts'
import { recolor } from './recolor.ts'
import { sharpen } from './sharpen.ts'

/** Every adjustment, in the order of the menu. */
export const adjustments: Readonly<Record<AdjustmentId, AdjustmentForm>> = {
  levels,
  curves,
  hueSaturation,
  colorBalance,
  blur,
  sharpen,
  noise,
  recolor,
}
