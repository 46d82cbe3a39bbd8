import { colorDistance } from '@toile/craft/colors/color.ts'
import type { Adjustment } from '../document/adjustment.ts'
import { applyAdjustment } from './applyAdjustment.ts'
import { colorOfNumber } from './colorOfNumber.ts'
import { numberOfHex } from './numberOfHex.ts'

/** How near a recolouring brings a colour of the picture (0xrrggbb) to the colour that is asked for, as a CIEDE2000 distance; nothing where no colour is asked for. */
export function reached(adjustment: Adjustment, main: number): number | null {
  const goal = numberOfHex(adjustment.color)
  if (goal === null) return null
  const [red = 0, green = 0, blue = 0] = applyAdjustment(
    adjustment,
    Uint8ClampedArray.of(...colorOfNumber(main), 255),
    1,
    1,
  )
  const [r, g, b] = colorOfNumber(goal)
  return colorDistance({ r: red, g: green, b: blue }, { r, g, b })
}
