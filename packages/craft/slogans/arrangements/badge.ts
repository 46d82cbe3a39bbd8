import { sure } from '@toile/geometry'
import type { SloganItem } from '../slogan.ts'
import { defineArrangement } from './arrangement.ts'
import { balanced, capitals, countOf, isLinking, joinWords } from './lines.ts'
import { fitted, inkAt, loud, low, onCircle, shapePiece, textPiece } from './pieces.ts'

/** A text in reading order: around the top, in the middle, around the foot; the middle is one word that is not too long. */
function thirds(words: readonly string[]): { above: string; chief: string | null; below: string } {
  const inner = words.slice(1, -1)
  const fit = inner.filter((word) => countOf(word) <= 8 && !isLinking(word))
  if (fit.length === 0) {
    const [above = '', below = ''] = balanced(words, 2)
    return { above, chief: null, below }
  }
  const middle = (words.length - 1) / 2
  const at = fit
    .map((word) => words.indexOf(word, 1))
    .reduce((best, i) => (Math.abs(i - middle) < Math.abs(best - middle) ? i : best))
  return { above: joinWords(words.slice(0, at)), chief: sure(words[at]), below: joinWords(words.slice(at + 1)) }
}

/** Text around a ring, a sign or the chief word in its middle. */
export const badge = defineArrangement({
  id: 'badge',
  label: 'Round badge',
  moods: ['western', 'collegiate', 'deco', 'punk', 'sweet', 'street'],
  suits: ({ text, words }) => (words.length > 2 && countOf(text) < 46 ? 1.6 : words.length === 2 ? 0.9 : 0.2),
  compose(plan) {
    const { above, chief, below } = thirds(plan.words)
    const font = low(plan)
    const ring = (text: string) =>
      fitted(plan, textPiece(plan, capitals(text), font, { spacing: 70, weight: 800 }), 330, 21)
    const middle: SloganItem[] = chief
      ? [
          fitted(plan, textPiece(plan, capitals(chief), loud(plan), { color: inkAt(plan, 1) }), 128, 84),
          shapePiece(plan, 'star', 17, 17, { y: -62, color: inkAt(plan, 1) }),
          shapePiece(plan, 'star', 17, 17, { y: 62, color: inkAt(plan, 1) }),
        ]
      : [shapePiece(plan, plan.chance.pick(['star', 'bolt', 'heart', 'sunset']), 86, 86, { color: inkAt(plan, 1) })]
    const dot = (x: number) => shapePiece(plan, 'star', 15, 15, { x, color: inkAt(plan, 1) })
    return [
      shapePiece(plan, 'disc', 248, 248, { line: 5 }),
      shapePiece(plan, 'disc', 234, 234, { line: 1.4 }),
      shapePiece(plan, 'disc', 166, 166, { line: 1.8 }),
      onCircle(plan, ring(above), 90, 'above', 150),
      ...(below ? [onCircle(plan, ring(below), 90, 'below', 150), dot(-100), dot(100)] : []),
      ...middle,
    ]
  },
})

/** Words that fill a cut-out label, and a quiet line under it. */
export const label = defineArrangement({
  id: 'label',
  label: 'Box label',
  moods: ['street', 'digital', 'punk', 'collegiate', 'sweet'],
  suits: ({ text, words }) => (countOf(text) < 28 ? 1.2 : words.length > 1 ? 0.6 : 0.2),
  compose(plan) {
    const [first = '', ...rest] =
      plan.lines.length > 1 ? plan.lines : balanced(plan.words, countOf(plan.text) > 12 ? 2 : 1)
    const font = loud(plan)
    const inner = fitted(plan, textPiece(plan, capitals(first), font, { color: 'cut' }), 216, 74)
    const box = plan.measure.box(inner)
    const [width, height] = [250, box.height + 34]
    const form = plan.chance.pick(['rectangle', 'rounded'] as const)
    const field = shapePiece(plan, form, width, height, { color: inkAt(plan, 1) })
    if (rest.length === 0) return [field, inner]
    const quiet = textPiece(plan, capitals(joinWords(rest)), low(plan), { spacing: 60, weight: 800 })
    const under = fitted(plan, quiet, width, 40)
    return [field, inner, { ...under, y: height / 2 + 14 + plan.measure.box(under).height / 2 }]
  },
})
