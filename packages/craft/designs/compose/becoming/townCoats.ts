import { type BecomingRule, wears } from './becomingRule.ts'

export const townCoats: BecomingRule = {
  id: 'townCoats',
  says: 'Children wear no trench and no coat of the town, girls a tailored one where they are dressed for school or for an occasion; boys have duffles, pea coats and parkas',
  alone: true,
  broken: (parts, { gender, ageGroup }, asked) =>
    ageGroup === 'child' &&
    (wears(parts, ['trench', 'cocoonCoat']) ||
      (wears(parts, ['coat']) && !(gender === 'female' && asked.asks('school', 'party', 'evening', 'ceremony')))),
}
