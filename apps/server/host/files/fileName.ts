import { limits } from '@toile/rules/limits.ts'

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const longestEnding = 10

/** The name a file is kept under: without folders, control characters and turns of direction, in one form of its letters, and cut to the limit between whole letters with its ending kept (requirement S5.01). */
export function fileName(sent: string): string {
  const plain = sent
    .toWellFormed()
    .normalize('NFC')
    // Line breaks and tabs part words; other control characters and turns of direction only deceive.
    .replace(/[\t\n\v\f\r\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
  const last = plain.split(/[\\/]/).findLast((part) => /[^\s.]/.test(part)) ?? ''
  return shortened(last.replace(/\s+/g, ' ').trim())
}

function shortened(name: string): string {
  if (name.length <= limits.nameLength) return name
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 && name.length - dot <= longestEnding ? name.slice(dot) : ''
  const room = limits.nameLength - ending.length - 1
  let kept = ''
  for (const { segment } of graphemes.segment(name.slice(0, name.length - ending.length))) {
    if (kept.length + segment.length > room) break
    kept += segment
  }
  return `${kept.trimEnd()}…${ending}`
}
