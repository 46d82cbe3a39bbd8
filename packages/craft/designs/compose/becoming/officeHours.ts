import { type BecomingRule, wears } from './becomingRule.ts'

/** What is for the night, the bed or the beach. */
const barred = [
  'slipDress',
  'bodyconDress',
  'babydollDress',
  'cowlGown',
  'halterGown',
  'columnGown',
  'ballGown',
  'trumpetSkirt',
  'puffballSkirt',
  'oneShoulderTop',
  'bardotTop',
  'bandeau',
  'corset',
  'cropTop',
  'kaftanTop',
  'kimonoJacket',
  'bolero',
]
/** Words of those who go to work as they like. */
const freely = ['resort', 'bohemian', 'western', 'streetwear', 'workwear', 'romantic', 'avantgarde', 'artisan']

export const officeHours: BecomingRule = {
  id: 'officeHours',
  says: 'At work women wear no slips, gowns, bare shoulders and mermaid skirts, unless a word of the brief goes there as it likes',
  alone: true,
  broken: (parts, { gender, ageGroup }, asked) =>
    ageGroup === 'adult' && gender === 'female' && wears(parts, barred) && asked.asks('work') && !asked.asks(...freely),
}
