import type { Wearer } from '../../../mannequins/wearer.ts'
import type { Shaped } from '../outfit.ts'
import type { Steering } from '../steering.ts'

/** What was asked for in words, and what is aimed at; the words of pictures ask for nothing here. */
export type Asked = Pick<Steering, 'aim' | 'asks'>

/** One rule of who wears what, unless somebody asks for it in words. */
export interface BecomingRule {
  id: string
  says: string
  /** Whether it speaks of single pieces, so that they are left out before looks are drawn. */
  alone: boolean
  broken(parts: readonly Shaped[], wearer: Wearer, asked: Asked): boolean
}

/** Whether one of some cuts is among the parts. */
export const wears = (parts: readonly Shaped[], cuts: readonly string[]): boolean =>
  parts.some(({ cut }) => cuts.includes(cut))
