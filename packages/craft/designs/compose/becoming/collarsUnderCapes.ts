import { isDressedUp } from '../dressedUp.ts'
import { type BecomingRule, wears } from './becomingRule.ts'

export const collarsUnderCapes: BecomingRule = {
  id: 'collarsUnderCapes',
  says: 'Where women dress up no collar of a shirt shows under a cape',
  alone: false,
  broken: (parts, { gender, ageGroup }, asked) =>
    gender === 'female' &&
    ageGroup === 'adult' &&
    wears(parts, ['cape']) &&
    parts.some(({ slot, category }) => slot === 'top' && category === 'shirt') &&
    isDressedUp(asked),
}
