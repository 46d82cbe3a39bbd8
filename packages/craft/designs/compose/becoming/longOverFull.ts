import { lowerOf } from '../outfit.ts'
import type { BecomingRule } from './becomingRule.ts'

export const longOverFull: BecomingRule = {
  id: 'longOverFull',
  says: 'Men and boys wear no long top over flares or wide legs',
  alone: false,
  broken: (parts, { gender }) =>
    gender === 'male' &&
    parts.some(({ slot, character }) => slot === 'top' && character.length > 0.35) &&
    lowerOf(parts).character.volume > 0.42,
}
