import { categoryWords } from './categoryWords.ts'
import { foldWords, piecesOf } from './foldWords.ts'
import { meaningsOf } from './meanings.ts'
import { scorePiece } from './scorePiece.ts'

/** A word or phrase that is looked for: as it was written, as other languages say it, and the categories so called. */
export interface Wanted {
  pieces: readonly string[]
  meanings: readonly (readonly string[])[]
  /** Category to how well its name fits; see `scorePiece`. */
  categories: ReadonlyMap<string, number>
}

const mostPieces = 8
const longestPhrase = 4

function wantedOf(pieces: readonly string[], meanings: readonly string[]): Wanted {
  const phrase = pieces.join(' ')
  const fits = new Map<string, number>()
  for (const [category, called] of categoryWords()) {
    const best = Math.min(...called.map((name) => scoreName(pieces, phrase, name)))
    if (best < Infinity) fits.set(category, best)
  }
  const others = meanings.filter((meaning) => meaning !== phrase).map((meaning) => meaning.split(' '))
  return { pieces, meanings: others, categories: fits }
}

/** A phrase is the name of a category as a whole; a single word may also be one of its words. */
function scoreName(pieces: readonly string[], phrase: string, name: string): number {
  if (name === phrase) return 0
  if (pieces.length > 1) return Infinity
  return Math.min(...name.split(' ').map((word) => scorePiece(phrase, word)))
}

/** Reads what is searched for: phrases of the vocabulary first, then single words, each of which has to be found (requirement S2.44). */
export function readWordQuery(text: string): Wanted[] {
  const pieces = piecesOf(foldWords(text)).slice(0, mostPieces)
  const wanted: Wanted[] = []
  for (let at = 0; at < pieces.length; ) {
    let length = Math.min(longestPhrase, pieces.length - at)
    for (; length > 1; length--) if (meaningsOf(pieces.slice(at, at + length).join(' ')).length > 0) break
    const phrase = pieces.slice(at, at + length)
    wanted.push(wantedOf(phrase, meaningsOf(phrase.join(' '))))
    at += length
  }
  return wanted
}
