import { isDressedUp } from '../dressedUp.ts'
import { type BecomingRule, wears } from './becomingRule.ts'

/** Coats that are driven, walked and worked in. */
const ofTheDay = ['coat', 'trench', 'peacoat', 'raincoat', 'duffleCoat', 'teddyCoat', 'parka']

export const eveningCoats: BecomingRule = {
  id: 'eveningCoats',
  says: 'Women wear no car coat and no coat of the day in the evening, but what is wrapped, rounded or swings',
  alone: true,
  broken: (parts, { gender, ageGroup }, asked) =>
    gender === 'female' &&
    ageGroup === 'adult' &&
    wears(parts, ofTheDay) &&
    asked.asks('evening') &&
    isDressedUp(asked),
}
