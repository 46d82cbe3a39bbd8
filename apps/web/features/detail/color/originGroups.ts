import { type Color, toHex } from '@toile/craft/colors/color.ts'
import type { ColorOrigin } from '../../../shared/direction/originOfColor.ts'

/** A colour and where it comes from; null for one that was chosen for the look itself. */
interface Origin {
  color: Color
  origin: ColorOrigin | null
}

/** What wears some colours, already translated: the cloth, or a print. */
export interface Worn {
  name: string
  origins: readonly Origin[]
}

/** One source of a look's colours, and what it gives to the cloth and to each print. */
export interface OriginGroup {
  key: string
  origin: ColorOrigin | null
  worn: readonly { name: string; colors: readonly Color[] }[]
}

const keyOf = (origin: ColorOrigin | null) =>
  origin === null ? 'look' : origin.kind === 'picture' ? `picture ${origin.hash}` : origin.kind

/** Colours by their source: each source once, in the order in which it is first worn, what was chosen for the look itself last; each colour once for what wears it, and prints of one name as one. */
export function originGroups(all: readonly Worn[]): OriginGroup[] {
  const sources = new Map(all.flatMap(({ origins }) => origins.map(({ origin }) => [keyOf(origin), origin] as const)))
  const names = [...new Set(all.map(({ name }) => name))]
  const groups = [...sources].map(([key, origin]) => ({
    key,
    origin,
    worn: names.flatMap((name) => {
      const named = all.filter((one) => one.name === name).flatMap(({ origins }) => origins)
      const own = named.filter((one) => keyOf(one.origin) === key)
      const colors = [...new Map(own.map(({ color }) => [toHex(color), color])).values()]
      return colors.length > 0 ? [{ name, colors }] : []
    }),
  }))
  return groups.toSorted((a, b) => Number(a.origin === null) - Number(b.origin === null))
}
