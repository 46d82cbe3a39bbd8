import { colorDistance } from '../../../colors/color.ts'
import { oklabOf } from '../../../colors/oklch.ts'
import type { ColorScript, ScriptColor } from '../../../script/colorScript.ts'
import type { Design } from '../../design.ts'

/** A pale that the pictures do not show is for shirts, not for boots. */
const isThere = ({ seen, asked }: ScriptColor) => seen > 0.015 || asked !== null

/** Shoes of the script: its deep and middle tones in place of brown and black for all. */
export function withLeather(design: Design, { colors }: ColorScript): Design {
  const { color: worn } = design.shoes
  if (colors.some((one) => isThere(one) && colorDistance(one.color, worn) < 1)) return design
  const [l, a, b] = oklabOf(worn)
  const off = (one: ScriptColor) => {
    const [m, c, d] = oklabOf(one.color)
    const unfit = (one.role === 'accent' ? 0.1 : 0) + (isThere(one) || one.role === 'deep' ? 0 : 1)
    return Math.abs(m - l) + 2.2 * Math.hypot(c - a, d - b) + unfit
  }
  const { color } = colors.reduce((best, one) => (off(one) < off(best) ? one : best))
  return { ...design, shoes: { ...design.shoes, color } }
}
