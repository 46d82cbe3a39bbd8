import { sure } from '@toile/geometry'
import type { SloganItem } from '../slogan.ts'
import { defineArrangement } from './arrangement.ts'
import { capitals, countOf, isLinking, joinWords, linesOf, wordsOf } from './lines.ts'
import { betweenBars, fitted, inkAt, loud, low, stacked, textPiece } from './pieces.ts'

const wide = 250

/** Words that link stand alone and small; the others share lines. */
function rowsOf(text: string): string[] {
  const written = linesOf(text, 8, 6)
  if (text.includes('\n')) return written
  const rows: string[][] = []
  for (const word of wordsOf(text)) {
    const open = rows.at(-1)
    const alone = isLinking(word) || !open || open.some(isLinking)
    if (alone || countOf(joinWords(open)) + countOf(word) > 10) rows.push([word])
    else open.push(word)
  }
  return rows.length > 6 ? written : rows.map(joinWords)
}

/** Lines of very different size, every one as wide as the block. */
export const stack = defineArrangement({
  id: 'stack',
  label: 'Stacked block',
  moods: ['street', 'retro', 'western', 'punk', 'sweet', 'digital'],
  suits: ({ words }) => (words.length > 9 ? 0.4 : words.length > 1 ? 2 : 0.3),
  compose(plan) {
    const font = loud(plan)
    const small = low(plan)
    const rows = rowsOf(plan.text)
    const accent = rows.reduce((best, row, i) => (countOf(row) >= countOf(sure(rows[best])) ? i : best), 0)
    const groups = rows.map((row, i): SloganItem[] => {
      if (isLinking(row) && rows.length > 1) {
        const item = textPiece(plan, capitals(row), small, { size: 22, spacing: 80, color: inkAt(plan, 1) })
        return betweenBars(plan, item, wide, 3.2)
      }
      const item = textPiece(plan, capitals(row), font, { color: inkAt(plan, i === accent && rows.length > 1 ? 1 : 0) })
      return [fitted(plan, item, wide, wide * 0.46)]
    })
    return stacked(plan, groups, 9)
  },
})
