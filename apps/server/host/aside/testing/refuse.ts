import { refuse } from '@toile/rules/refusals.ts'

/** Refuses, or breaks. */
export async function run({ bug }: { bug: boolean }): Promise<never> {
  throw bug ? new Error('a bug of ours') : refuse('boardFull', { most: 7 })
}
