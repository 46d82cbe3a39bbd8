import type { BrandProfile } from '../../../brands/profile.ts'
import { wornColors } from '../../../brands/wornColors.ts'
import { type Color, colorDistance, toHex } from '../../../colors/color.ts'
import type { Brief } from '../brief.ts'
import type { ColorPart } from '../roles.ts'

/** A brand as it steers one collection (requirements S2.61, S9.02). */
export interface House {
  profile: BrandProfile
  /** The share of garment and print slots that are the brand's, 0..1. */
  share: number
  /** Palette indexes of the brand's colours, the most worn first, each with its share. */
  colors: readonly { index: number; share: number }[]
  /** How many of the palette's colours stand on the board; the others are the brand's alone. */
  board: number
  /** Those of them that were derived of asked colours: nobody waits for them. */
  derived: ReadonlySet<number>
}

/** The id by which a brief knows a colour that only its brand has. */
export const brandId = (hex: string): string => `brand-${hex}`

/** A colour of the board this near to one of the brand's stands for it (CIEDE2000). */
const same = 5

/** The brand of a brief, and the brief with the brand's colours beside those of the board; no house where no brand is asked for, and then the brief is as it was. */
export function openHouse(brief: Brief): { house: House | null; brief: Brief } {
  const { profile } = brief.brand
  if (!profile || brief.brandShare === 0) return { house: null, brief }
  const colors = brief.colors.slice()
  const found: { index: number; share: number }[] = []
  for (const { color, share } of wornColors(profile)) {
    const on = colors.findIndex((own) => colorDistance(own.color, color) <= same)
    if (on >= 0 && found.some(({ index }) => index === on)) continue
    if (on < 0) colors.push({ id: brandId(toHex(color)), color, gradient: null })
    found.push({ index: on < 0 ? colors.length - 1 : on, share })
  }
  const all = found.length ? found : colors.map((_, index) => ({ index, share: 1 }))
  return {
    house: {
      profile,
      share: brief.brandShare / 100,
      colors: all,
      board: brief.colors.length,
      derived: new Set(brief.script?.colors.flatMap(({ asked }, i) => (asked === null ? [i] : []))),
    },
    brief: { ...brief, colors },
  }
}

/** The parts that board and brand colours play together, by how much of the cloth is the brand's. */
export function sharedRoles(board: readonly ColorPart[], house: House, colors: number, cloth: number): ColorPart[] {
  const total = house.colors.reduce((sum, { share }) => sum + share, 0) || 1
  const roles: ColorPart[] = Array.from({ length: colors }, (_, i) =>
    i < board.length
      ? { ...board[i], share: board[i].share * (1 - cloth), least: cloth > 0.75 || house.derived.has(i) ? 0 : 2 }
      : { role: 'support', share: 0, least: 0 },
  )
  for (const { index, share } of house.colors)
    roles[index] = { ...roles[index], share: roles[index].share + (cloth * share) / total }
  return roles
}

/** The brand's colours in a brief that was opened for it, the most worn first. */
export const houseColors = ({ colors }: House, brief: Brief): Color[] =>
  colors.map(({ index }) => brief.colors[index].color)
