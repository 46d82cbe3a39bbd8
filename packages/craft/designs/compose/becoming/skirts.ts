import type { BecomingRule } from './becomingRule.ts'

const kilts = ['punk', 'heritage', 'gothic', 'avantgarde']
const robes = ['resort', 'bohemian', 'avantgarde']

export const skirts: BecomingRule = {
  id: 'skirts',
  says: 'Men and boys wear no skirts and dresses unasked; kilts belong to punks and to heritage, long robes to the beach and to bohemians',
  alone: true,
  broken: (parts, { gender }, asked) =>
    gender === 'male' &&
    parts.some(
      ({ category, cut, character }) =>
        (category === 'skirt' && !(cut === 'kilt' && asked.asks(...kilts))) ||
        (category === 'dress' && !(character.length > 0.6 && asked.asks(...robes))),
    ),
}
