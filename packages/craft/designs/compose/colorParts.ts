import type { Chance } from '@toile/geometry'
import { type Color, lightnessChromaHue } from '../../colors/color.ts'
import type { ColorScript } from '../../script/scriptSchema.ts'
import { rolesOfScript } from './picture/rolesOfScript.ts'
import { type ColorPart, rolesOf } from './roles.ts'
import type { Steering } from './steering.ts'

/** The parts that the colours of a collection play: those of its script, or without one by rank; at work what is loud is an accent, whatever it leads elsewhere. */
export const colorParts = (
  script: ColorScript | null,
  palette: readonly Color[],
  steering: Steering,
  chance: Chance,
): ColorPart[] => {
  const parts = script ? rolesOfScript(script) : rolesOf(palette, steering, chance)
  if (!steering.asks('work')) return parts
  const colors = script ? script.colors.map(({ color }) => color) : palette
  return parts.map((part, i) => (lightnessChromaHue(colors[i]).chroma > loud ? { ...part, role: 'accent' } : part))
}

/** From this chroma in OKLab on a colour is no coat and no trousers for the office. */
const loud = 0.17
