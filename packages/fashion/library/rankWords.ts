import { asMeaning, scorePiece } from './scorePiece.ts'
import type { Wanted } from './wordQuery.ts'

/** What is searched in a thing: its words as `wordsOf` makes them ready, and its category. */
export interface Worded {
  words: string
  category: string
}

/** Opens the ranking of things by what is searched for: the worst of its words decides, less is better, infinite is not found (requirement S2.44). */
export function openWordRank(query: readonly Wanted[]): (thing: Worded) => number {
  const scores = new Map<string, number>()
  const scoreOf = (piece: string, word: string) => {
    const key = `${piece} ${word}`
    const known = scores.get(key)
    if (known !== undefined) return known
    const score = scorePiece(piece, word)
    scores.set(key, score)
    return score
  }
  const best = (piece: string, words: readonly string[]) => {
    let least = Infinity
    for (const word of words) least = Math.min(least, scoreOf(piece, word))
    return least
  }
  const said = (meaning: readonly string[], words: readonly string[]) =>
    meaning.every((piece) => best(piece, words) < asMeaning)
  const one = ({ pieces, meanings, categories }: Wanted, words: readonly string[], category: string) => {
    const written = Math.max(...pieces.map((piece) => best(piece, words)))
    const filed = categories.get(category) ?? Infinity
    const least = Math.min(written, filed)
    if (least <= asMeaning) return least
    return meanings.some((meaning) => said(meaning, words)) ? asMeaning : least
  }
  return ({ words, category }) => {
    const pieces = words.split(' ')
    let worst = 0
    for (const wanted of query) worst = Math.max(worst, one(wanted, pieces, category))
    return worst
  }
}
