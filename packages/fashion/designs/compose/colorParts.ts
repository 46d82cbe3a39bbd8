import type { Chance } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import type { ColorScript } from '../../script/scriptSchema.ts'
import { rolesOfScript } from './picture/rolesOfScript.ts'
import { type ColorPart, rolesOf } from './roles.ts'
import type { Steering } from './steering/steering.ts'

/** The parts that the colours of a collection play: those of its script, or without one by rank. */
export const colorParts = (
  script: ColorScript | null,
  palette: readonly Color[],
  steering: Steering,
  chance: Chance,
): ColorPart[] => (script ? rolesOfScript(script) : rolesOf(palette, steering, chance))
