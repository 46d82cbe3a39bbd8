import type { shoes } from '../../../mannequins/shoes.ts'
import type { Wearer } from '../../../mannequins/wearer.ts'
import type { Shaped } from '../outfit.ts'
import type { Setting } from '../rangeRule.ts'

/** What is worn above a pair of shoes, and by whom. */
export interface Above {
  parts: readonly Shaped[]
  wearer: Wearer
}

/** One rule of which shoes are left at home. */
export interface ShoeRule {
  id: string
  says: string
  refuses(shoe: (typeof shoes)[number], above: Above, asked: Setting): boolean
}
