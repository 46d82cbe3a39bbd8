import type { Token } from './token.ts'

/** Whether a text speaks of something else than dress: too few of its words are read for the few that are to be meant (requirement S9.04). */
export function isOffTopic(tokens: readonly Token[]): boolean {
  return tokens.length === 0
}
