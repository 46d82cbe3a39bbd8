import { type BecomingRule, wears } from './becomingRule.ts'

/** What is for the night, the bed or the beach. */
const ofWomen = [
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
const ofMen = ['westernShirt', 'tankTop']
/** Words of those who go to work as they like. */
const freely = ['resort', 'bohemian', 'western', 'streetwear', 'workwear', 'romantic', 'avantgarde', 'artisan']

export const officeHours: BecomingRule = {
  id: 'officeHours',
  says: 'At work women wear no slips, gowns, bare shoulders and mermaid skirts, men no western shirts and tank tops, unless a word of the brief goes there as it likes',
  alone: true,
  broken: (parts, { gender, ageGroup }, asked) =>
    ageGroup === 'adult' &&
    wears(parts, gender === 'female' ? ofWomen : ofMen) &&
    asked.asks('work') &&
    !asked.asks(...freely),
}
