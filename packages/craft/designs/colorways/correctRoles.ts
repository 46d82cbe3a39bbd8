import { type Color, toHex } from '../../colors/color.ts'
import type { ColorRole } from './colorRoles.ts'
import type { KeptRole } from '../lookColorway.ts'

const kept = ({ id, name, colors }: KeptRole): KeptRole => ({ id, name, colors })

/** Roles as they are found, to be kept as they are. */
export const keptRoles = (roles: readonly ColorRole[]): KeptRole[] => roles.map(kept)

/** Two roles made one: the first leads and keeps its name. */
export function mergeRoles(roles: readonly KeptRole[], into: string, other: string): KeptRole[] {
  const added = roles.find(({ id }) => id === other)
  if (!added || into === other) return roles.map(kept)
  return roles.flatMap((role) => {
    if (role.id === other) return []
    return [role.id === into ? { ...kept(role), colors: [...role.colors, ...added.colors] } : kept(role)]
  })
}

/** One colour of a role made a role by itself. */
export function partRole(roles: readonly KeptRole[], from: string, color: Color): KeptRole[] {
  const hex = toHex(color)
  return roles.flatMap((role) => {
    const left = role.colors.filter((one) => toHex(one) !== hex)
    if (role.id !== from || left.length === 0 || left.length === role.colors.length) return [kept(role)]
    const taken = new Set(roles.map(({ id }) => id))
    const id = taken.has(hex) ? `${hex}~2` : hex
    return [
      { ...kept(role), colors: left },
      { id, name: '', colors: [color] },
    ]
  })
}

/** A role under another name. */
export const renameRole = (roles: readonly KeptRole[], id: string, name: string): KeptRole[] =>
  roles.map((role) => (role.id === id ? { ...kept(role), name } : kept(role)))
