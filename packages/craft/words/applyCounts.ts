import { sure } from '@toile/geometry'
import type { Draft, Sentence } from './draft.ts'
import { grammars } from './grammar.ts'
import { countable } from './rules.ts'
import type { Token } from './token.ts'

/** Gives each number to the thing that it counts: "two pockets", "주머니 두 개", "ポケットを2つ" (requirement S9.04). */
export function applyCounts({ drafts, tokens, language }: Sentence): void {
  let at = 0
  tokens.forEach((token: Token, place) => {
    while (at < drafts.length && sure(drafts[at]).place < place) at++
    if (token.kind !== 'num') return
    const counts = (draft: Draft | undefined): draft is Draft => {
      if (!draft || !countable.has(draft.kind) || draft.count !== null) return false
      const [first, last] = [Math.min(place, draft.place), Math.max(place, draft.place)]
      if (last - first > 8) return false
      const between = tokens.slice(first + 1, last)
      return between.every(({ kind }) => kind !== 'break') && between.filter(({ kind }) => kind !== 'gap').length < 2
    }
    const [before, next] = [drafts[at - 1], drafts[at]]
    const order = grammars[language].countAfter ? [before, next] : [next, before]
    const counted = order.find(counts)
    if (counted) counted.count = token.value
  })
}
