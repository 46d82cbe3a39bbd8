import type { Measures } from './measures.ts'

/** What a size has more than the one below it, in millimetres. */
export type Growth = Partial<Measures>

/** The first body of a run of sizes, and what each next one has more. */
export interface SizeRun {
  first: Measures
  sizes: readonly { name: string; growth: Growth }[]
}

/** Sizes of the same growth, by their names with spaces between. */
export const sizesNamed = (names: string, growth: Growth) => names.split(' ').map((name) => ({ name, growth }))
