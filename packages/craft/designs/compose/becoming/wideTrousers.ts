import { isDressedUp } from '../dressedUp.ts'
import { asksWide } from '../mostOnMen.ts'
import { type BecomingRule, wears } from './becomingRule.ts'

export const wideTrousers: BecomingRule = {
  id: 'wideTrousers',
  says: 'At work and where they dress up men wear wide trousers only where the words ask for width, in the evening seldom',
  alone: true,
  broken: (parts, { gender, ageGroup }, asked) =>
    gender === 'male' &&
    ageGroup === 'adult' &&
    wears(parts, ['wideTrousers']) &&
    // Of an evening there are no others beside those of a suit: the range counts their legs.
    (asked.asks('work') || (isDressedUp(asked) && !asked.asks('evening'))) &&
    !asksWide(asked),
}
