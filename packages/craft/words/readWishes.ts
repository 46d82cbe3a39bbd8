import type { LanguageId } from '@toile/rules/languages/index.ts'
import { applyHosts } from './applyHosts.ts'
import { applyCounts } from './applyCounts.ts'
import { type Draft, draftsOf } from './draft.ts'
import { isOffTopic } from './offTopic.ts'
import { findConflicts, keepWishes } from './tidy.ts'
import type { Token } from './token.ts'
import { chiefLanguage, tokensOf } from './tokens.ts'
import { applyTurns } from './applyTurns.ts'
import type { Reading, Wish } from './wish.ts'

/** A wish without what is only known while it is read. */
export const wishOf = ({ id, kind, of, not, change, count, millimetres, guess, overruled, from, to }: Draft): Wish => ({
  id,
  kind,
  of,
  not,
  change,
  count,
  millimetres,
  guess,
  overruled,
  from,
  to,
})

const unreadOf = (text: string, tokens: readonly Token[], all: boolean): string[] =>
  tokens
    .filter(
      ({ kind, idle }) =>
        !idle && (kind === 'word' || kind === 'idiom' || (all && !['break', 'gap', 'op'].includes(kind))),
    )
    .map(({ from, to }) => text.slice(from, to).trim())
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

/** Reads what a designer wishes for out of a text, in the language of the screen or the one it is plainly written in; any text is taken (requirements S5.16, S9.04). */
export function readWishes(text: string, language: LanguageId): Reading {
  const chief = chiefLanguage(text, language)
  const tokens = tokensOf(text, chief)
  if (isOffTopic(tokens)) return { wishes: [], conflicts: [], unread: unreadOf(text, tokens, true) }
  const sentence = draftsOf(tokens, chief)
  applyTurns(sentence)
  applyCounts(sentence)
  applyHosts(sentence)
  const wishes = keepWishes(sentence).map(wishOf)
  const conflicts = findConflicts(wishes)
  return { wishes, conflicts, unread: unreadOf(text, tokens, false) }
}
