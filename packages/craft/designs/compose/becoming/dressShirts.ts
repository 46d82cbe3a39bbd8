import { type BecomingRule, wears } from './becomingRule.ts'

export const dressShirts: BecomingRule = {
  id: 'dressShirts',
  says: 'A dress shirt with its bib is for the evening, a party or a ceremony alone',
  alone: true,
  broken: (parts, _, asked) => wears(parts, ['dressShirt']) && !asked.asks('evening', 'party', 'ceremony'),
}
