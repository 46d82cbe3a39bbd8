import { concepts } from './concepts.ts'
import type { Wish } from './wish.ts'
import type { SentWish } from './wishSchema.ts'

/** Wishes that a person confirmed, with the kinds of their concepts; what the vocabulary does not hold is left out (requirement S9.04). */
export const confirmedWishes = (sent: readonly SentWish[]): Wish[] =>
  sent.flatMap((wish) => {
    const kind = wish.id === 'size' ? 'size' : concepts.get(wish.id)?.kind
    return kind ? [{ ...wish, kind }] : []
  })
