import { sure } from '@toile/geometry'
import type { Lab } from '../colors/lab.ts'

/** Colours this near in a and b of OKLab are of one kin, whatever light falls on them. */
const near = 0.05

/** How much each colour covers together with its kin, which differs from it in light and shade alone: an orange in six shades is one orange. */
export const kinShares = (places: readonly Lab[], covered: readonly number[]): number[] =>
  places.map(([, a, b]) =>
    places.reduce((sum, other, j) => {
      const off = Math.hypot(other[1] - a, other[2] - b) / near
      return sum + sure(covered[j]) * Math.exp(-(off ** 2) / 2)
    }, 0),
  )
