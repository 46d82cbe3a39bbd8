import { shareOf } from './share.ts'
import type { Token } from './token.ts'

/** Whether a text speaks of something else than dress: too little of it is read for the few words that are to be meant (requirement S9.04). */
export function isOffTopic(tokens: readonly Token[]): boolean {
  const { concepts, read, elsewhere } = shareOf(tokens)
  if (elsewhere && concepts < 4) return read < 0.85
  const comparing = tokens.some(({ id, kind }) => kind === 'change' || id === 'more' || id === 'less')
  if (concepts < 3) return read < (comparing ? 0.3 : 0.45)
  return read < (concepts < 5 ? 0.33 : 0.15)
}
