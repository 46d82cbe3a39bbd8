import { isDressedUp } from './dressedUp.ts'
import type { Setting } from './rangeRule.ts'
import type { Outline } from './outlineOf.ts'

/** Who speaks of wide legs on men. */
const wide = [
  'seventies',
  'bohemian',
  'workwear',
  'utility',
  'streetwear',
  'futuristic',
  'artisan',
  'avantgarde',
  'oversized',
]
/** Who speaks of slim ones. */
const slim = ['sport', 'punk', 'sixties']

/** Whether wide legs on men are asked for in words. */
export const asksWide = ({ asks }: Pick<Setting, 'asks'>): boolean => asks(...wide)

/** In how many looks of men an outline is drawn at the most: slim legs in a quarter and on holiday in none, wide ones in a quarter at work and where men dress up. */
export function mostOnMen(men: number, setting: Setting): Partial<Record<Outline, number>> {
  const quarter = Math.max(1, Math.floor(men / 4))
  const strict = (setting.asks('work') || isDressedUp(setting)) && !asksWide(setting)
  return {
    ...(setting.asks(...slim) ? {} : { slim: setting.asks('holiday') ? 0 : quarter }),
    ...(strict ? { wide: quarter } : {}),
  }
}

/** How many outlines of men’s looks are more than that. */
export const tooMany = (found: readonly (Outline | null)[], most: Partial<Record<Outline, number>>): number =>
  Object.entries(most).reduce(
    (sum, [outline, allowed]) => sum + Math.max(0, found.filter((one) => one === outline).length - allowed),
    0,
  )
