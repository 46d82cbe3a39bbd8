import type { BecomingRule } from './becomingRule.ts'

/** Where a child is put in a blazer. */
const worn = ['school', 'party', 'evening', 'ceremony', 'preppy']

export const blazersOnChildren: BecomingRule = {
  id: 'blazersOnChildren',
  says: 'Children wear blazers to school and where they dress up alone',
  alone: true,
  broken: (parts, { ageGroup }, asked) =>
    ageGroup === 'child' && parts.some(({ category }) => category === 'blazer') && !asked.asks(...worn),
}
