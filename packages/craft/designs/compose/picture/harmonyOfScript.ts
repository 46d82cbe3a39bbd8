import { type Color, lightnessChromaHue } from '../../../colors/color.ts'
import type { Harmony } from '../../../colors/harmony.ts'
import type { ColorScript, ScriptColor } from '../../../script/scriptSchema.ts'

/** The parts that a script's colours play for trims, small things and the ground: its own accent, pale and deep, not the most vivid of all. */
export function harmonyOfScript({ colors }: ColorScript): Harmony {
  const lightness = ({ color }: ScriptColor) => lightnessChromaHue(color).lightness
  const byLight = colors.toSorted((a, b) => lightness(a) - lightness(b))
  const byShare = colors.toSorted((a, b) => b.share - a.share)
  const pick = (role: ScriptColor['role'], otherwise: ScriptColor): Color =>
    (byShare.find((one) => one.role === role) ?? otherwise).color
  const dark = pick('deep', byLight[0])
  const light = pick('light', byLight[byLight.length - 1])
  const accent = pick('accent', byShare[Math.min(2, byShare.length - 1)])
  const rest = byShare
    .map(({ color }) => color)
    .filter((color) => color !== dark && color !== light && color !== accent)
  const [second = dark, third = light, ...others] = rest
  return { dark, light, accent, second, third, derived: [], others }
}
