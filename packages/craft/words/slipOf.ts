import { sure } from '@toile/geometry'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import type { Lexicon } from './lexicon.ts'
import { stem } from './stem.ts'

/** Whether two words differ by one letter put in, left out, replaced or swapped with its neighbour; the first letter holds. */
function near(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false
  let i = 0
  while (i < one.length && one[i] === other[i]) i++
  const [a, b] = [one.slice(i), other.slice(i)]
  return (
    a.slice(1) === b.slice(1) ||
    a === b.slice(1) ||
    a.slice(1) === b ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}

/** The one concept whose form lies a single slip away from a word of six letters or more (requirement S9.04). */
export function slipOf(word: string, lexicon: Lexicon, language: LanguageId): string | null {
  if (word.length < 6 || language === 'vi') return null
  const stemmed = stem(word, language)
  const hits = new Set<string>()
  for (const form of lexicon.single.get(sure(word[0])) ?? []) {
    if (Math.abs(form.length - word.length) > 4) continue
    const id = near(word, form) || near(stemmed, stem(form, language)) ? lexicon.exact.get(form) : undefined
    if (id) hits.add(id)
  }
  const [only = null] = hits
  return hits.size === 1 ? only : null
}
