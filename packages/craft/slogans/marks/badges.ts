import { sure } from '@toile/geometry'
import { balanced, capitals, countOf } from '../arrangements/lines.ts'
import { fitted, inkAt, loud, low, moved, onCircle, shapePiece, stacked, textPiece } from '../arrangements/pieces.ts'
import type { ShapeItem, SloganItem } from '../slogan.ts'
import { defineMark, type MarkPlan } from './mark.ts'

const chief = (plan: MarkPlan): SloganItem =>
  fitted(plan, textPiece(plan, plan.initials.slice(0, 2).join(''), loud(plan), { color: inkAt(plan, 1) }), 84, 70)

/** A ring of words around the first letters, with stars or a year. */
export const seal = defineMark({
  id: 'seal',
  label: 'Round seal',
  family: 'badge',
  moods: ['western', 'collegiate', 'punk', 'sweet'],
  suits: ({ text }) => (countOf(text) > 3 && countOf(text) < 40 ? 1.6 : 0.3),
  compose(plan) {
    const font = low(plan)
    const ring = (text: string, across: number) =>
      fitted(plan, textPiece(plan, capitals(text), font, { spacing: 90, weight: 800 }), across, 27)
    const [above = '', below = ''] = plan.year ? [plan.text, plan.year] : balanced(plan.words, 2)
    const star = (x: number): ShapeItem => shapePiece(plan, 'star', 17, 17, { x, color: inkAt(plan, 1) })
    return [
      shapePiece(plan, 'disc', 240, 240, { line: 6 }),
      shapePiece(plan, 'disc', 152, 152, { line: 2.6 }),
      onCircle(plan, ring(above.replaceAll('\n', ' '), 280), 84, 'above', below ? 150 : 180),
      ...(below
        ? [onCircle(plan, ring(below, 200), 84, 'below', 120)]
        : [shapePiece(plan, 'stars', 60, 18, { y: 97 })]),
      star(-97),
      star(97),
      chief(plan),
    ]
  },
})

/** A filled hexagon or shield with the name across its middle. */
export const crest = defineMark({
  id: 'crest',
  label: 'Crest',
  family: 'badge',
  moods: ['street', 'western', 'collegiate', 'punk'],
  suits: ({ text }) => (countOf(text) < 26 ? 1.3 : 0.3),
  compose(plan) {
    const form = plan.chance.pick(['hexagon', 'shield'] as const)
    const rows = balanced(plan.words, Math.min(3, plan.words.length)).map((row) => capitals(row))
    const lines = rows.map((row) => [fitted(plan, textPiece(plan, row, loud(plan), { color: 'cut' }), 122, 46)])
    const foot = plan.year
      ? [fitted(plan, textPiece(plan, plan.year, low(plan), { color: 'cut', weight: 800 }), 44, 18)]
      : [shapePiece(plan, 'stars', 52, 16, { color: 'cut' })]
    const inner = stacked(plan, [...lines, foot], 9)
    const { top, bottom } = inner.reduce(
      (all, item) => {
        const reach = plan.measure.reach(item)
        return { top: Math.min(all.top, reach.top), bottom: Math.max(all.bottom, reach.bottom) }
      },
      { top: Infinity, bottom: -Infinity },
    )
    const tall = Math.max(150, (bottom - top) * 1.62)
    const wide = Math.max(168, tall * 0.9)
    const lift = form === 'shield' ? -tall * 0.06 : 0
    return [
      shapePiece(plan, form, wide, tall),
      shapePiece(plan, form, wide * 0.91, tall * 0.91, { line: 2, color: 'cut' }),
      ...inner.map((item) => moved(item, 0, lift - (top + bottom) / 2)),
    ]
  },
})

/** Branches, the name on two lines, and a year. */
export const heritage = defineMark({
  id: 'heritage',
  label: 'Heritage mark',
  family: 'badge',
  moods: ['elegant', 'western', 'collegiate'],
  suits: ({ text }) => (countOf(text) < 30 ? 1.1 : 0.2),
  compose(plan) {
    const rows = balanced(plan.words, 2)
    const main = fitted(plan, textPiece(plan, capitals(sure(rows[0])), loud(plan), { spacing: 20 }), 220, 60)
    const small = textPiece(plan, capitals(rows[1] ?? plan.year), low(plan), { spacing: 260, weight: 700 })
    const bar = shapePiece(plan, 'rectangle', 220, 2.6, { color: inkAt(plan, 1) })
    const star = shapePiece(plan, 'star', 24, 24, { color: inkAt(plan, 1) })
    const words = small.text ? [fitted(plan, small, 200, 22)] : []
    const year = rows[1] && plan.year ? [fitted(plan, { ...small, text: plan.year }, 60, 18)] : []
    return stacked(plan, [[star], [main], [bar], words, year], 13)
  },
})
