import { sure } from '@toile/geometry'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { readWishes } from '../readWishes.ts'
import type { Wish } from '../wish.ts'

/** A phrase with the wishes that are to be read in it: `id`, `!id` unwanted, `+id` or `-id` more or less of it, `id@host`, `id=count`, `90cm`. */
export interface Phrase {
  text: string
  want: readonly string[]
}

/** What was missed and invented in some phrases. */
export interface Score {
  hits: number
  missed: number
  extra: number
  hosts: number
  hostHits: number
  exact: number
  phrases: number
  notes: string[]
}

/** The phrases of a table: one on each line, with `=>` before what is wanted. */
export const phrasesOf = (table: string): Phrase[] =>
  table
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [text = '', want = ''] = line.split(' => ')
      return { text, want: [...new Set(want.trim().split(/\s+/).filter(Boolean))] }
    })

const keyOf = ({ id, not, change, count, millimetres }: Wish) => {
  if (millimetres !== null) return `${millimetres / 10}cm`
  const sign = not ? '!' : change === 1 ? '+' : change === -1 ? '-' : ''
  return `${sign}${id}${count === null ? '' : `=${count}`}`
}

/** Reads phrases and counts what agrees with what is wanted. */
export function scoreOf(phrases: readonly Phrase[], language: LanguageId): Score {
  const score: Score = {
    hits: 0,
    missed: 0,
    extra: 0,
    hosts: 0,
    hostHits: 0,
    exact: 0,
    phrases: phrases.length,
    notes: [],
  }
  for (const { text, want } of phrases) {
    const { wishes, unread } = readWishes(text, language)
    const left = wishes.map((wish) => ({ key: keyOf(wish), of: wish.of }))
    const missed: string[] = []
    for (const wanted of want) {
      const [key, host] = wanted.split('@')
      const at = left.findIndex((one) => one.key === key && (!host || one.of === host))
      const found = at >= 0 ? at : left.findIndex((one) => one.key === key)
      if (host) score.hosts++
      if (found < 0) missed.push(wanted)
      else {
        if (host && sure(left[found]).of === host) score.hostHits++
        else if (host) missed.push(`(${wanted}, read of ${sure(left[found]).of})`)
        left.splice(found, 1)
        score.hits++
      }
    }
    const wrong = missed.filter((one) => !one.startsWith('('))
    score.missed += wrong.length
    score.extra += left.length
    if (missed.length === 0 && left.length === 0) score.exact++
    else
      score.notes.push(
        `${language} ${text} | missed ${missed.join(' ')} | extra ${left.map(({ key }) => key).join(' ')} | unread ${unread.join(' ')}`,
      )
  }
  return score
}

/** The harmonic mean of precision and recall, in per cent. */
export const f1Of = ({ hits, missed, extra }: Score): number => (200 * hits) / (2 * hits + missed + extra)
