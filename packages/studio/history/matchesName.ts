import { sure } from '@toile/geometry'

const words = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Whether one word begins with another, but for some letters that are wrong, missing, too many or exchanged. */
function almostBegins(word: string, wanted: string, most: number): boolean {
  let above: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, j) => j)
  for (let i = 1; i <= wanted.length; i++) {
    const next = [i]
    for (let j = 1; j <= word.length; j++) {
      const same = wanted[i - 1] === word[j - 1] ? 0 : 1
      next[j] = Math.min(sure(row[j]) + 1, sure(next[j - 1]) + 1, sure(row[j - 1]) + same)
      if (i > 1 && j > 1 && wanted[i - 1] === word[j - 2] && wanted[i - 2] === word[j - 1])
        next[j] = Math.min(sure(next[j]), sure(above[j - 2]) + 1)
    }
    above = row
    row = next
  }
  return Math.min(...row) <= most
}

const slips = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** Whether a name is what somebody looks for: every word of the search is in it, in any order, without accents, at its beginning or with a slip of the finger (requirement S2.50). */
export function matchesName(name: string, search: string): boolean {
  const plain = words(name)
  const joined = plain.join(' ')
  return words(search).every(
    (wanted) => joined.includes(wanted) || plain.some((word) => almostBegins(word, wanted, slips(wanted))),
  )
}
