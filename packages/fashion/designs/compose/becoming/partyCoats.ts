import { isDressedUp } from '../dressedUp.ts'
import { weather, weatherOf } from '../range/rangeRule.ts'
import type { BecomingRule } from './becomingRule.ts'

/** From here on a coat is for the winter, and how plain the plainest is that goes to a party in the cold. */
const wintry = { warmth: 0.85, formality: 0.5 } as const

export const partyCoats: BecomingRule = {
  id: 'partyCoats',
  says: 'Nobody wears a winter coat to a party, in the cold a good one: no parkas, duffles and down',
  alone: true,
  broken: (parts, _, asked) =>
    asked.asks('party') &&
    isDressedUp(asked) &&
    parts.some(
      ({ slot, character: { warmth, formality } }) =>
        slot === 'outer' &&
        warmth >= wintry.warmth &&
        (formality < wintry.formality || weatherOf(asked) <= weather.cold),
    ),
}
