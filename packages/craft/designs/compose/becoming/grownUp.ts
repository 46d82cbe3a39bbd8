import { type BecomingRule, wears } from './becomingRule.ts'

/** What children leave to grown-ups, with the words that ask for it. */
const left: readonly (readonly [cuts: readonly string[], asks: readonly string[]])[] = [
  [
    ['peplumJacket', 'peplumBlouse', 'twinSet', 'boucleJacket', 'biasSkirt', 'qipao', 'cigaretteTrousers'],
    ['ceremony', 'school', 'preppy'],
  ],
  [
    ['waistcoat', 'wrapCoat', 'ruffleBlouse', 'ballGown'],
    ['ceremony', 'school', 'preppy'],
  ],
  [
    ['kaftan', 'kimonoJacket', 'tunic', 'handkerchiefSkirt', 'haremTrousers'],
    ['bohemian', 'resort', 'folk', 'artisan'],
  ],
  [['wrapDress', 'wrapSkirt', 'wrapTop', 'camisole', 'cargoSkirt', 'jumpsuit'], []],
]

export const grownUp: BecomingRule = {
  id: 'grownUp',
  says: 'Children play in their clothes: peplums, twin sets, narrow ladies’ cuts and waistcoats are for ceremonies and school, robes for those who ask, and what is wrapped, strapped or to the ankle is not for them',
  alone: true,
  broken: (parts, { ageGroup }, asked) =>
    ageGroup === 'child' && left.some(([cuts, asks]) => wears(parts, cuts) && !asked.asks(...asks)),
}
