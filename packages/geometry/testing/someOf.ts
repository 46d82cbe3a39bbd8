import { openChance } from '../chance.ts'

/** So many runs of `npm test`, each with the next seed, reach every case. */
export const turns = 20

/** The seed that stands for every case at once. */
export const everyCase = 'all'

/**
 * A twentieth of the cases of an exhaustive test, one at least: others with each seed, and all of them after twenty seeds in a row.
 * Cases are whole: of two lists that are combined, the combinations are given. `npm run proof -- exhaustive` takes all.
 */
export function someOf<T>(cases: readonly T[], seed: string = process.env['TEST_SEED'] ?? '0'): T[] {
  if (seed === everyCase) return [...cases]
  const turn = Number(seed)
  if (!Number.isInteger(turn) || turn < 0)
    throw new Error(`TEST_SEED is a whole number from 0, or ${everyCase}: ${seed}`)
  const round = Math.max(1, Math.min(turns, cases.length))
  // Neighbours are alike: another side of the same thing, another knob of the same garment.
  const places = openChance(cases.length).shuffled([...cases.keys()])
  const taken = new Set(places.filter((_, i) => i % round === turn % round))
  return cases.filter((_, i) => taken.has(i))
}
