import type { Color } from '../../colors/color.ts'
import { type Harmony, harmonyOf } from '../../colors/harmony.ts'
import type { ColorScript } from '../../script/scriptSchema.ts'
import { harmonyOfScript } from './picture/harmonyOfScript.ts'

/** What trims, small things and the ground are coloured by: a collection's script, or without one its palette. */
export const harmonyFor = (script: ColorScript | null, palette: readonly Color[]): Harmony =>
  script ? harmonyOfScript(script) : harmonyOf(palette)
