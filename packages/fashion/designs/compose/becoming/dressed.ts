import type { BecomingRule } from './becomingRule.ts'

/** How much plainer than aimed at a piece may be. */
const slack = { adult: 0.52, child: 0.8 } as const

export const dressed: BecomingRule = {
  id: 'dressed',
  says: 'Nothing is much plainer than the occasion: no T-shirts, jeans and overalls in the evening',
  alone: true,
  broken: (parts, { ageGroup }, asked) =>
    parts.some(({ character }) => character.formality < asked.aim('formality', 0.4) - slack[ageGroup]),
}
