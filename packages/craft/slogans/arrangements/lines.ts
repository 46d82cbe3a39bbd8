import { sure } from '@toile/geometry'
import { lettersOf } from '../chooseFonts.ts'
import { hasCapitals, isUnspaced } from '../script.ts'

const unspaced = new Intl.Segmenter('und', { granularity: 'word' })
const linking =
  /^(a|an|the|of|and|&|\+|for|to|in|on|at|by|or|with|de|du|des|la|le|les|et|di|da|del|e|il|lo|the|y|и|в|на|с|và|của)$/i

/** The words of a text; of unspaced scripts, its words as a dictionary cuts them. */
export function wordsOf(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean)
  if (words.length > 1 || !isUnspaced(text)) return words
  return [...unspaced.segment(text.trim())].reduce<string[]>((kept, { segment, isWordLike }) => {
    // A particle of Japanese belongs to the word before it.
    const particle = /^[のとはがをにでもへ]$/u.test(segment)
    if (kept.length === 0 || (isWordLike && !particle)) kept.push(segment)
    else kept[kept.length - 1] += segment
    return kept
  }, [])
}

/** Whether a word only links others: the, of, and. */
export const isLinking = (word: string): boolean => linking.test(word)

/** How wide a text is, in letters. */
export const countOf = (text: string): number => lettersOf(text).length

/** Words put together again: with spaces, except in unspaced scripts. */
export const joinWords = (words: readonly string[]): string =>
  words.join(words.some((word) => isUnspaced(word)) ? '' : ' ')

/** Words in `count` lines of about the same length, in order. */
export function balanced(words: readonly string[], count: number): string[] {
  const rows = Math.max(1, Math.min(count, words.length))
  const total = words.reduce((sum, word) => sum + countOf(word) + 1, 0)
  const lines: string[][] = [[]]
  let filled = 0
  words.forEach((word, i) => {
    const open = sure(lines[lines.length - 1])
    const left = words.length - i
    const due = filled + (countOf(word) + 1) / 2 > (total * lines.length) / rows
    if (open.length && lines.length < rows && (due || left <= rows - lines.length)) lines.push([word])
    else open.push(word)
    filled += countOf(word) + 1
  })
  // A linking word begins a line rather than ends it.
  for (let i = 0; i < lines.length - 1; i++)
    while (sure(lines[i]).length > 1 && isLinking(sure(sure(lines[i])[sure(lines[i]).length - 1])))
      sure(lines[i + 1]).unshift(...sure(lines[i]).splice(-1))
  return lines.map(joinWords)
}

/** The lines a person wrote, or balanced ones: about `wish` letters to a line. */
export function linesOf(text: string, wish = 9, most = 5): string[] {
  const written = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (written.length > 1) return written
  const words = wordsOf(text)
  return balanced(words, Math.min(most, Math.max(1, Math.round(countOf(text) / wish))))
}

/** In capitals where its script has them. */
export const capitals = (text: string): string => (hasCapitals(text) ? text.toLocaleUpperCase('en') : text)
