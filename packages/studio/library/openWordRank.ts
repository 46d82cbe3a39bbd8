import { sure } from '@toile/geometry'
import { asMeaning, fitsPlainly, scorePiece } from './scorePiece.ts'
import type { Wanted } from './readWordQuery.ts'

/** What is searched in a thing: its words as `wordsOf` makes them ready, and its category. */
export interface Worded {
  words: string
  category: string
}

/** How one word of things fits one thing that is wanted. */
interface Fit {
  /** For each written piece; see `scorePiece`. */
  scores: readonly number[]
  /** Whether it says by itself what is meant. */
  says: boolean
  /** Pieces of longer meanings that it holds. */
  holds: readonly string[]
}

function fitOf({ pieces, meanings }: Wanted, word: string): Fit {
  const held = meanings.flatMap((meaning) => meaning.filter((piece) => fitsPlainly(piece, word)))
  return {
    scores: pieces.map((piece) => scorePiece(piece, word)),
    says: meanings.some(([only, ...others]) => only !== undefined && others.length === 0 && held.includes(only)),
    holds: held,
  }
}

/** Whether several words together say what is meant. */
const sayTogether = ({ meanings }: Wanted, fits: readonly Fit[]) =>
  meanings.some((meaning) => meaning.every((piece) => fits.some(({ holds }) => holds.includes(piece))))

function writtenIn({ pieces }: Wanted, fits: readonly Fit[]): number {
  let worst = 0
  for (let i = 0; i < pieces.length; i++) {
    let best = Infinity
    for (const { scores } of fits) best = Math.min(best, sure(scores[i]))
    worst = Math.max(worst, best)
  }
  return worst
}

function scoreOf(wanted: Wanted, fits: readonly Fit[], category: string): number {
  const least = Math.min(writtenIn(wanted, fits), wanted.categories.get(category) ?? Infinity)
  if (least <= asMeaning) return least
  return fits.some(({ says }) => says) || sayTogether(wanted, fits) ? asMeaning : least
}

/** Opens the ranking of things by what is searched for: the worst of its words decides, less is better, infinite is not found (requirement S2.44). */
export function openWordRank(query: readonly Wanted[]): (thing: Worded) => number {
  // The same few words stand in very many things.
  const known = new Map<string, readonly Fit[]>()
  const fitsOf = (word: string) => {
    const found = known.get(word) ?? query.map((wanted) => fitOf(wanted, word))
    known.set(word, found)
    return found
  }
  return ({ words, category }) => {
    const fits = words.split(' ').map(fitsOf)
    let worst = 0
    for (const [i, wanted] of query.entries()) {
      if (worst === Infinity) break
      const own = fits.map((fit) => sure(fit[i]))
      worst = Math.max(worst, scoreOf(wanted, own, category))
    }
    return worst
  }
}
