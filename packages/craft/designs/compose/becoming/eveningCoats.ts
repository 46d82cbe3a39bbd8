import { isDressedUp } from '../dressedUp.ts'
import { type BecomingRule, wears } from './becomingRule.ts'

/** Coats that are driven, travelled and worked in. */
const ofTheDay = ['trench', 'raincoat', 'duffleCoat', 'teddyCoat', 'parka']
/** And those that a man wears over his suit. */
const ofMen = ['coat', 'peacoat']

export const eveningCoats: BecomingRule = {
  id: 'eveningCoats',
  says: 'Grown-ups wear no coat of the day in the evening, women none to a party and no car coat in the evening either, but what is wrapped, rounded or swings',
  alone: true,
  broken: (parts, { gender, ageGroup }, asked) =>
    ageGroup === 'adult' &&
    isDressedUp(asked) &&
    (gender === 'female'
      ? (wears(parts, ofTheDay) && asked.asks('evening', 'party')) || (wears(parts, ofMen) && asked.asks('evening'))
      : wears(parts, ofTheDay) && asked.asks('evening')),
}
