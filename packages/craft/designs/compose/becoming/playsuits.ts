import { type BecomingRule, wears } from './becomingRule.ts'

const overalls = ['workwear', 'utility', 'streetwear', 'futuristic', 'seventies', 'artisan', 'avantgarde']

export const playsuits: BecomingRule = {
  id: 'playsuits',
  says: 'Men and boys wear no rompers, and overalls only where work and the street are asked for',
  alone: true,
  broken: (parts, { gender, ageGroup }, asked) =>
    gender === 'male' &&
    (wears(parts, ['romper', 'swimsuit']) ||
      (parts.some(({ slot, category }) => slot === 'whole' && category === 'jumpsuit') &&
        !(ageGroup === 'child' && wears(parts, ['boilerSuit']) && asked.aim('formality', 0.4) < 0.4) &&
        !asked.asks(...overalls))),
}
