import { type BecomingRule, wears } from './becomingRule.ts'

/** Jackets of grown-up lives, with the words that ask for them. */
const jackets: readonly (readonly [cut: string, asks: readonly string[]])[] = [
  ['safariJacket', ['safari']],
  ['biker', ['punk']],
  ['aviatorJacket', ['heritage']],
]

export const hardyJackets: BecomingRule = {
  id: 'hardyJackets',
  says: 'Children wear no belted safari jackets, bikers and flying jackets unasked',
  alone: true,
  broken: (parts, { ageGroup }, asked) =>
    ageGroup === 'child' && jackets.some(([cut, asks]) => wears(parts, [cut]) && !asked.asks(...asks)),
}
