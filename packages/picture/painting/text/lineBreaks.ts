import { lettersOf } from '@toile/craft/slogans/chooseFonts.ts'
import { scriptOf } from '@toile/craft/slogans/script.ts'

/** What no line begins with. */
const closing = /^[、。，．：；？！）」』】〉》’”,.;:!?)\]}%…‥・ー々〻ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ»ฯๆ]/u
/** What no line ends with. */
const opening = /[（「『【〈《‘“([{«]$/u
const blank = /^[ \t\u3000]+$/u
const hyphen = /[-‐–—]$/u

const words = new Intl.Segmenter('th', { granularity: 'word' })

const isWide = (letter: string) =>
  ['han', 'kana'].includes(scriptOf(letter) ?? '') || /^[\u3000-\u303f\uff00-\uff60]/u.test(letter)

/** Where a line of one paragraph may end and the next begin: Thai between the words of a dictionary, Han and kana between letters, all else behind blanks and hyphens; no line begins with what closes nor ends with what opens. */
export function lineBreaks(text: string): number[] {
  const letters = lettersOf(text)
  const wordStarts = new Set(/\p{Script=Thai}/u.test(text) ? [...words.segment(text)].map(({ index }) => index) : [])
  const found: number[] = []
  let at = 0
  letters.forEach((letter, i) => {
    const before = letters[i - 1]
    if (before !== undefined && mayPart(before, letter, wordStarts.has(at))) found.push(at)
    at += letter.length
  })
  return found
}

function mayPart(before: string, after: string, isWordStart: boolean): boolean {
  if (blank.test(after) || closing.test(after) || opening.test(before)) return false
  if (blank.test(before)) return true
  if (scriptOf(before) === 'thai' && scriptOf(after) === 'thai') return isWordStart
  return isWide(before) || isWide(after) || (hyphen.test(before) && scriptOf(after) !== null)
}
