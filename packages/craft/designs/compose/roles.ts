import type { Chance } from '@toile/geometry'
import { type Color, lightnessChromaHue } from '../../colors/color.ts'
import type { Steering } from './steering.ts'

/** What a palette's colour is to a collection, and the share of what is worn that it is to have. */
export interface ColorPart {
  role: 'main' | 'second' | 'support' | 'accent'
  share: number
  /** In how many looks it should be worn; two unless told. */
  least?: number
}

const shares: readonly (readonly number[])[] = [
  [1],
  [0.64, 0.36],
  [0.48, 0.32, 0.2],
  [0.4, 0.27, 0.2, 0.13],
  [0.34, 0.25, 0.18, 0.13, 0.1],
  [0.3, 0.22, 0.17, 0.13, 0.1, 0.08],
]

/** The shares of a palette by rank, adding up to 1. */
function sharesOfRanks(count: number): readonly number[] {
  if (count <= shares.length) return shares[count - 1]
  const falling = Array.from({ length: count }, (_, rank) => 0.82 ** rank)
  const total = falling.reduce((sum, value) => sum + value, 0)
  return falling.map((value) => value / total)
}

/** The part each colour of a palette plays: calm colours carry a collection, dark ones in the cold and for occasions, light ones in the heat; the most vivid is its accent. */
export function rolesOf(palette: readonly Color[], steering: Steering, chance: Chance): ColorPart[] {
  const depth = steering.aim('warmth', 0.5) * 0.6 + steering.aim('formality', 0.45) * 0.4
  const calm = palette.map((color, i) => {
    const { lightness, chroma } = lightnessChromaHue(color)
    const fits = 1 - Math.abs(lightness - (0.95 - 0.75 * depth))
    return { i, worth: 0.8 * fits - chroma * 5 * (1 - 0.7 * Math.max(0, steering.daring)) + chance.between(0, 0.55) }
  })
  const ranks = [...calm].sort((a, b) => b.worth - a.worth || a.i - b.i).map(({ i }) => i)
  const share = sharesOfRanks(palette.length)
  const roles: ColorPart[] = palette.map(() => ({ role: 'support', share: 0 }))
  ranks.forEach((color, rank) => {
    const last = rank === palette.length - 1 && palette.length > 2
    roles[color] = {
      role: rank === 0 ? 'main' : rank === 1 ? 'second' : last ? 'accent' : 'support',
      share: share[rank],
    }
  })
  return roles
}
