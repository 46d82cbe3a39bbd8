import type { BecomingRule } from './becomingRule.ts'

export const eveningOnChildren: BecomingRule = {
  id: 'eveningOnChildren',
  says: 'Children wear dinner jackets and other suits of the evening to ceremonies alone',
  alone: true,
  broken: (parts, { ageGroup }, asked) =>
    ageGroup === 'child' &&
    parts.some(({ category, character }) => category === 'blazer' && character.formality > 0.82) &&
    !asked.asks('ceremony'),
}
