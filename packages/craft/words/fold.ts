import { sure } from '@toile/geometry'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { grammars } from './grammar.ts'
import { traditional } from './vocabulary/traditional.ts'

/** A text made even for matching, which knows for each of its units where it came from (UTF-16 units of what was written). */
export interface Folded {
  text: string
  from: number[]
  to: number[]
}

const simplified = new Map([...traditional.replace(/\s/g, '').matchAll(/(.)(.)/gu)].map(([, old, now]) => [old, now]))
/** The two ways of setting Vietnamese tone marks on oa, oe and uy. */
const tones = new Map(
  ['oà òa', 'oá óa', 'oả ỏa', 'oã õa', 'oạ ọa', 'oè òe', 'oé óe', 'oẻ ỏe', 'oẽ õe', 'oẹ ọe']
    .concat(['uỳ ùy', 'uý úy', 'uỷ ủy', 'uỹ ũy', 'uỵ ụy'])
    .map((pair) => [pair.slice(0, 2), pair.slice(3)]),
)
const marks = /[\u0300-\u036f]/g

function foldLetter(letter: string, language: LanguageId): string {
  let folded = letter.normalize('NFKC').toLowerCase()
  if (/\p{Cf}|\p{Emoji_Modifier}|\ufe0f/u.test(folded)) return ''
  if (/[\n\r]/.test(folded)) return ';'
  if (/\p{Cc}|[“”«»„]/u.test(folded)) return ' '
  folded = folded.replace(/[’‘ʼ`´]/g, "'").replaceAll('ё', 'е')
  if (!grammars[language].accents) folded = folded.replaceAll('œ', 'oe').normalize('NFD').replace(marks, '')
  if (language === 'zh') folded = simplified.get(folded) ?? folded
  return folded.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
}

/** Replaces what a pattern finds; the new units point to all of what was found. */
function replaceIn(folded: Folded, pattern: RegExp, put: (found: string) => string): Folded {
  const next: Folded = { text: '', from: [], to: [] }
  let done = 0
  const copy = (until: number) => {
    next.text += folded.text.slice(done, until)
    for (let i = done; i < until; i++) {
      next.from.push(sure(folded.from[i]))
      next.to.push(sure(folded.to[i]))
    }
  }
  for (const match of folded.text.matchAll(pattern)) {
    const [found] = match
    const text = put(found)
    const end = match.index + found.length
    copy(match.index)
    for (const _ of text.split('')) {
      next.from.push(sure(folded.from[match.index]))
      next.to.push(sure(folded.to[end - 1]))
    }
    next.text += text
    done = end
  }
  copy(folded.text.length)
  return next
}

const joints: [RegExp, (found: string) => string][] = [
  [/(?<=\p{L}|\d)[-‐‑–'](?=\p{L}|\d)/gu, () => ' '],
  [/\bs\/s\b/g, () => 'ss'],
  [/\b[af]\/w\b/g, (found) => `${found[0]}w`],
  [/\bw\/o\b/g, () => 'without'],
  [/\bw\/?(?=\s)/g, () => 'with'],
  [/(?<=\d)\/(?=\d)/g, () => ' '],
]

/** Evens out width, case, accents, digits, spaces and old characters, as far as a language does not need them (requirement S9.04). */
export function fold(text: string, language: LanguageId): Folded {
  let folded: Folded = { text: '', from: [], to: [] }
  for (const { 0: letter, index } of text.matchAll(/[\u1100-\u11ff]+|\P{M}\p{M}*|\p{M}+/gsu)) {
    const units = foldLetter(letter, language)
    folded.text += units
    for (let i = 0; i < units.length; i++) {
      folded.from.push(index)
      folded.to.push(index + letter.length)
    }
  }
  if (grammars[language].spaced) for (const [pattern, put] of joints) folded = replaceIn(folded, pattern, put)
  if (language === 'vi') folded = replaceIn(folded, /o[àáảãạèéẻẽẹ]|u[ỳýỷỹỵ]/g, (pair) => tones.get(pair) ?? pair)
  return replaceIn(folded, /\s+/g, () => ' ')
}
