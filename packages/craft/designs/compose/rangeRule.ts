import type { Wearer } from '../../mannequins/wearer.ts'
import type { Shaped } from './outfit.ts'
import type { Outline } from './outlineOf.ts'
import type { Steering } from './steering.ts'

/** A look as a range counts it. */
export interface RangeLook {
  wearer: Wearer
  /** What covers the body, innermost first. */
  parts: readonly Shaped[]
  /** What makes each part the very piece it is; the same piece in two looks is one that comes back. */
  pieces: readonly string[]
  /** What its bottom draws as it is cut, once that is settled. */
  outline?: Outline | null
  /** What is worn over the rest, each as one word of its cut, its colour and whether it is open. */
  over?: readonly string[]
}

/** What a range is planned for: the weather and dress that are aimed at, and what was asked for in words. */
export type Setting = Pick<Steering, 'aim' | 'asks'>

/** One rule of a series: what eight looks should offer together, fewer in proportion. */
export interface RangeRule {
  id: string
  says: string
  /** Asked only where pieces are settled in cloth and colour. */
  settled?: true
  /** How many looks or pieces are too few or too many; 0 where the rule is kept or not asked. */
  off(looks: readonly RangeLook[], setting: Setting): number
}

/** The weather that is aimed at, 0 hot .. 1 cold. */
export const weatherOf = (setting: Setting): number => setting.aim('warmth', 0.45)

/** Below this a brief is for the heat, above the other for the cold. */
export const weather = { heat: 0.3, cold: 0.6 } as const

/** What is worn below, where it is no one-piece. */
export const bottomOf = ({ parts }: RangeLook): Shaped | undefined => parts.find(({ slot }) => slot === 'bottom')
