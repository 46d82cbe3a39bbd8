import { type Shaped, shapeOf } from './outfit.ts'

/** What a look is there for: to be seen, to be sold, or to be worn every day (requirement S1.05). */
export type Tier = 'hero' | 'core' | 'easy'

/** What is added to the cut of a look. */
export interface Finish {
  print: 'hero' | 'support' | null
  /** Parts in a contrasting colour or trim, and accessories. */
  trims: number
}

/** How much a look says, about 0 to 1: volume, length, dress, layers, print and trims. */
export function statementOf(parts: readonly Shaped[], { print, trims }: Finish): number {
  const [length, volume, waist, , layers, formality] = shapeOf(parts)
  return (
    0.34 * volume +
    0.2 * formality +
    0.14 * layers +
    0.1 *
      Math.max(0, length - 0.5) *
      (parts.some(({ category }) => category === 'dress' || category === 'skirt' || category === 'coat') ? 2 : 0.4) +
    0.06 * waist +
    (print === 'hero' ? 0.2 : print === 'support' ? 0.06 : 0) +
    Math.min(0.09, 0.03 * trims)
  )
}

/** The tiers of a batch from the statements of its looks: how each stands out from the middle of its own collection. */
export function tiersOf(statements: readonly number[]): Tier[] {
  const sorted = [...statements].sort((a, b) => a - b)
  const middle = (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2
  return statements.map((value) => (value >= middle + apart ? 'hero' : value <= middle - apart ? 'easy' : 'core'))
}

/** How far from the middle of its collection a look says more or less. */
const apart = 0.07

/** How many hero and easy looks a batch has at the least: one and two of eight, fewer in smaller batches. */
export const leastTiers = (looks: number): { hero: number; easy: number } => ({
  hero: looks >= 4 ? 1 : 0,
  easy: Math.floor(looks / 4),
})

/** The tiers of a batch in reading order: heroes stand in the middle, where a line-up is remembered, and easy looks are spread over the rest. */
export function planTiers(looks: number, { hero, easy }: { hero: number; easy: number }): Tier[] {
  const scaled = (count: number, least: number) => Math.max(least, Math.round((count * looks) / 8))
  const least = leastTiers(looks)
  const plan: (Tier | null)[] = Array.from({ length: looks }, () => null)
  for (const place of fromMiddle(looks).slice(0, scaled(hero, least.hero))) plan[place] = 'hero'
  const free = plan.flatMap((tier, i) => (tier ? [] : [i]))
  const easies = Math.min(free.length, scaled(easy, least.easy))
  for (let i = 0; i < easies; i++) plan[free[Math.floor(((i + 0.5) * free.length) / easies)]] = 'easy'
  return plan.map((tier) => tier ?? 'core')
}

/** The places of a line-up from its middle outwards: of eight the fourth and the fifth, then the first and the last. */
function fromMiddle(looks: number): number[] {
  const middle = looks < 2 ? [0] : [(looks - 1) >> 1, looks >> 1]
  const rest = Array.from({ length: looks }, (_, i) => i).toSorted(
    (a, b) => Math.abs(b - (looks - 1) / 2) - Math.abs(a - (looks - 1) / 2) || a - b,
  )
  return [...new Set([...middle, ...rest])]
}
