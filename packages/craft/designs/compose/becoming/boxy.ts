import { isDressedUp } from '../dressedUp.ts'
import type { BecomingRule } from './becomingRule.ts'

/** Who asks for width at a ball too. */
const wide = ['oversized', 'avantgarde', 'bohemian', 'artisan', 'resort', 'folk']

export const boxy: BecomingRule = {
  id: 'boxy',
  says: 'Women who dress up wear nothing that is wide, without a waist and plain: no tunics, smocks and kaftans, unless width is asked for',
  alone: true,
  broken: (parts, { gender, ageGroup }, asked) =>
    gender === 'female' &&
    ageGroup === 'adult' &&
    isDressedUp(asked) &&
    !asked.asks(...wide) &&
    parts.some(
      ({ slot, character: { volume, waist, formality } }) =>
        slot !== 'outer' && volume >= 0.5 && waist < 0.35 && formality < 0.7,
    ),
}
