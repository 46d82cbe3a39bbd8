import { type BecomingRule, wears } from './becomingRule.ts'

const ladies = ['peplumJacket', 'peplumBlouse', 'twinSet', 'boucleJacket', 'biasSkirt', 'qipao', 'cigaretteTrousers']
const gentlemen = ['waistcoat', 'wrapCoat']

export const grownUp: BecomingRule = {
  id: 'grownUp',
  says: 'Children play in their clothes: peplums, twin sets, narrow ladies’ cuts and waistcoats are for ceremonies and school',
  alone: true,
  broken: (parts, { ageGroup }, asked) =>
    ageGroup === 'child' && wears(parts, [...ladies, ...gentlemen]) && !asked.asks('ceremony', 'school', 'preppy'),
}
