import { isDressedUp } from '../dressedUp.ts'
import { weather, weatherOf } from '../rangeRule.ts'
import type { BecomingRule } from './becomingRule.ts'

/** From here on a coat is for the winter; how plain the plainest is that goes to a party in the cold, and a man’s over his suit. */
const wintry = { warmth: 0.85, formality: 0.5, tailored: 0.7 } as const

export const partyCoats: BecomingRule = {
  id: 'partyCoats',
  says: 'Nobody wears a winter coat to a party but men a tailored one over a suit; in the cold a good one: no parkas, duffles and down',
  alone: true,
  broken: (parts, { gender, ageGroup }, asked) =>
    parts.some(
      ({ slot, character: { warmth, formality } }) =>
        slot === 'outer' &&
        warmth >= wintry.warmth &&
        asked.asks('party') &&
        isDressedUp(asked) &&
        formality <
          (weatherOf(asked) > weather.cold
            ? wintry.formality
            : gender === 'male' && ageGroup === 'adult'
              ? wintry.tailored
              : Number.POSITIVE_INFINITY),
    ),
}
