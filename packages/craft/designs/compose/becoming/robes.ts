import { type BecomingRule, wears } from './becomingRule.ts'

const loose = ['kimonoJacket', 'tunic', 'smockTop', 'kaftanTop']
const words = ['resort', 'bohemian', 'avantgarde', 'artisan']

export const robes: BecomingRule = {
  id: 'robes',
  says: 'Men and boys wear kimonos, tunics and smocks only where resort, bohemian, artisan or the avant-garde is asked for',
  alone: true,
  broken: (parts, { gender }, asked) => gender === 'male' && wears(parts, loose) && !asked.asks(...words),
}
