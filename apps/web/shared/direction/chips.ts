import { toHex } from '@toile/craft/colors/color.ts'
import type { ColorScript, ScriptColor } from '@toile/craft/script/scriptSchema.ts'
import { scriptRoles, type ScriptRole } from '@toile/craft/script/scriptRoles.ts'

/** Chips that belong together: those asked for in front, then role by role, each largest first. */
export interface ChipGroup {
  id: 'asked' | ScriptRole
  chips: readonly ScriptColor[]
}

/** The colours of a script as the bar shows them. */
export function chipGroups({ colors }: ColorScript): ChipGroup[] {
  const largestFirst = (chips: readonly ScriptColor[]) => chips.toSorted((a, b) => b.share - a.share)
  return [
    { id: 'asked' as const, chips: colors.filter(({ asked }) => asked !== null) },
    ...scriptRoles.map(({ id }) => ({
      id,
      chips: largestFirst(colors.filter(({ role, asked }) => asked === null && role === id)),
    })),
  ].filter(({ chips }) => chips.length > 0)
}

/** What tells one chip from the others. */
export const keyOfChip = ({ color, asked }: Pick<ScriptColor, 'color' | 'asked'>): string => asked ?? toHex(color)
