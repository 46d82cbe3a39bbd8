import type { shoes } from '../../../mannequins/shoes.ts'
import type { Setting } from '../rangeRule.ts'
import { atSchool } from './atSchool.ts'
import { inTheCold } from './inTheCold.ts'
import { ofTheEvening } from './ofTheEvening.ts'
import { onChildren } from './onChildren.ts'
import { onGirlsInTheHeat } from './onGirlsInTheHeat.ts'
import { polished } from './polished.ts'
import type { Above, ShoeRule } from './shoeRule.ts'

/** Every rule of which shoes are left at home. */
export const shoeRules: readonly ShoeRule[] = [
  polished,
  ofTheEvening,
  onChildren,
  inTheCold,
  onGirlsInTheHeat,
  atSchool,
]

/** The rules that a kind of shoe breaks under a look. */
export const unshod = (shoe: (typeof shoes)[number], above: Above, asked: Setting): ShoeRule[] =>
  shoeRules.filter((rule) => rule.refuses(shoe, above, asked))
