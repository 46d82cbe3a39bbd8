import { type BecomingRule, wears } from './becomingRule.ts'

const words: readonly (readonly [cuts: readonly string[], asks: readonly string[]])[] = [
  [['flaredTrousers'], ['seventies', 'bohemian', 'avantgarde']],
  [['haremTrousers'], ['bohemian', 'artisan', 'avantgarde']],
  [['leggings'], ['sport', 'sporty', 'futuristic']],
  [['bloomers', 'skort'], []],
]

export const flares: BecomingRule = {
  id: 'flares',
  says: 'Men and boys wear flares and harem trousers only where the words ask for them, leggings for sport alone',
  alone: true,
  broken: (parts, { gender }, asked) =>
    gender === 'male' && words.some(([cuts, asks]) => wears(parts, cuts) && !asked.asks(...asks)),
}
