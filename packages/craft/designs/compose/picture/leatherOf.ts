import { type Color, colorDistance } from '../../../colors/color.ts'
import { oklabOf } from '../../../colors/oklch.ts'
import type { ColorScript, ScriptColor } from '../../../script/scriptSchema.ts'

/** A pale that the pictures do not show is for shirts, not for boots. */
const isThere = ({ seen, asked }: ScriptColor) => seen > 0.015 || asked !== null

/** The colour of a script that a leather takes: its own where the script has it, else the nearest of the deep and middle tones. */
export function leatherOf(worn: Color, { colors }: ColorScript): Color {
  if (colors.some((one) => isThere(one) && colorDistance(one.color, worn) < 1)) return worn
  const [l, a, b] = oklabOf(worn)
  const off = (one: ScriptColor) => {
    const [m, c, d] = oklabOf(one.color)
    const unfit = (one.role === 'accent' ? 0.1 : 0) + (isThere(one) || one.role === 'deep' ? 0 : 1)
    return Math.abs(m - l) + 2.2 * Math.hypot(c - a, d - b) + unfit
  }
  return colors.reduce((best, one) => (off(one) < off(best) ? one : best)).color
}
