import { isDressedUp } from '../dressedUp.ts'
import type { BecomingRule } from './becomingRule.ts'

export const shortSuits: BecomingRule = {
  id: 'shortSuits',
  says: 'In the evening and to a ceremony women wear no shorts and bermudas with a blazer',
  alone: false,
  broken: (parts, { gender, ageGroup }, asked) =>
    gender === 'female' &&
    ageGroup === 'adult' &&
    parts.some(({ category }) => category === 'shorts') &&
    parts.some(({ category }) => category === 'blazer') &&
    asked.asks('evening', 'ceremony') &&
    isDressedUp(asked),
}
