import { sure } from '@toile/geometry'

/** How far a written word may be from the one that is meant: none below four letters, one below six, else two. */
export const slipsOf = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2)

/** The fewest letters put in, left out, replaced or swapped with a neighbour between a written piece and the beginning of a word, or any part of it where words do not stand apart; more than `most` is said as infinite (optimal string alignment). */
export function slipsBetween(written: string, word: string, most: number, anywhere: boolean): number {
  if (!anywhere && written.length - word.length > most) return Infinity
  const across = anywhere ? word.length : Math.min(word.length, written.length + most)
  let older: number[] = []
  let before = Array.from({ length: across + 1 }, (_, x) => (anywhere ? 0 : x))
  let least = 0
  for (let y = 1; y <= written.length; y++) {
    const row = [y]
    least = y
    for (let x = 1; x <= across; x++) {
      const same = written[y - 1] === word[x - 1]
      let fewest = Math.min(sure(before[x]) + 1, sure(row[x - 1]) + 1, sure(before[x - 1]) + (same ? 0 : 1))
      const swapped = y > 1 && x > 1 && written[y - 1] === word[x - 2] && written[y - 2] === word[x - 1]
      if (swapped) fewest = Math.min(fewest, sure(older[x - 2]) + 1)
      row.push(fewest)
      least = Math.min(least, fewest)
    }
    if (least > most) return Infinity
    older = before
    before = row
  }
  return least
}
