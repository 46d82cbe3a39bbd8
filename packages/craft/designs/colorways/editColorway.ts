import { limits } from '@toile/rules/limits.ts'
import type { Color } from '../../colors/color.ts'
import type { LookColorway } from '../lookColorway.ts'
import type { ColorRole } from './colorRoles.ts'

/** A colourway with another colour for a role; null gives that role its own again. A full one takes no further role. */
export function withRoleColor(colorway: LookColorway, role: string, color: Color | null): LookColorway {
  const at = colorway.colors.findIndex((one) => one.role === role)
  if (color && at >= 0) return { ...colorway, colors: colorway.colors.with(at, { role, color }) }
  if (!color) return { ...colorway, colors: colorway.colors.filter((one) => one.role !== role) }
  const isFull = colorway.colors.length >= limits.colorRoles
  return isFull ? colorway : { ...colorway, colors: [...colorway.colors, { role, color }] }
}

/** The colour that a role has in a colourway: its own where none is told. */
export const colorOfRole = ({ colors }: Pick<LookColorway, 'colors'>, { id, color }: Pick<ColorRole, 'id' | 'color'>) =>
  colors.find(({ role }) => role === id)?.color ?? color

/** A colourway in which two roles have each other's colours. */
export function swapRoles(
  colorway: LookColorway,
  one: Pick<ColorRole, 'id' | 'color'>,
  other: Pick<ColorRole, 'id' | 'color'>,
): LookColorway {
  const swapped = withRoleColor(colorway, one.id, colorOfRole(colorway, other))
  return withRoleColor(swapped, other.id, colorOfRole(colorway, one))
}
