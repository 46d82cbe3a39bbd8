import { sure } from '@toile/geometry'
import type { SloganItem } from '../slogan.ts'
import { defineArrangement, type Plan } from './arrangement.ts'
import { capitals, countOf, joinWords, linesOf } from './lines.ts'
import { fitted, hand, inkAt, low, moved, reachOfAll, shapePiece, solid, stacked, textPiece } from './pieces.ts'

/** One line with its echoes in other inks below it, the farthest first. */
const echoed = (plan: Plan, items: readonly SloganItem[], step: number, echoes: number): SloganItem[] =>
  Array.from({ length: echoes }, (_, i) => echoes - i).flatMap((rank) =>
    items.map((item) => ({ ...moved(item, 0, step * rank), color: inkAt(plan, rank) })),
  )

/** Fat letters that leave a trail of stripes. */
export const rainbow = defineArrangement({
  id: 'rainbow',
  label: 'Colour echo',
  moods: ['retro', 'sweet', 'deco'],
  suits: ({ text }) => (countOf(text) < 26 ? 1.5 : 0.3),
  compose(plan) {
    const font = solid(plan)
    const lines = linesOf(plan.text, 10, 3)
    const pieces = lines.map((line) => [fitted(plan, textPiece(plan, line, font), 250, 96)])
    const rim = 1.6
    const front = stacked(plan, pieces, 30)
    const trail = echoed(plan, front, 7.5, Math.min(3, Math.max(2, plan.inks.length - 1)))
    return [...trail, ...front].map((item) =>
      item.kind === 'text' ? { ...item, outline: { width: rim, color: 'cut' } } : item,
    )
  },
})

/** A striped sun with the word written across its foot. */
export const sunset = defineArrangement({
  id: 'sunset',
  label: 'Setting sun',
  moods: ['retro', 'street', 'western', 'sweet'],
  suits: ({ text, words }) => (countOf(text) < 24 ? 1.4 : words.length > 1 ? 0.5 : 0),
  compose(plan) {
    const lines = plan.lines.length > 1 ? plan.lines : linesOf(plan.text, 12, 2)
    const sun = shapePiece(plan, 'sunset', 190, 190, { color: inkAt(plan, 1) })
    const main = fitted(plan, textPiece(plan, sure(lines[0]), hand(plan)), 250, 82)
    const front: SloganItem = { ...main, y: 46, outline: { width: 3.6, color: 'cut' } }
    const rest = joinWords(lines.slice(1))
    if (!rest) return [sun, front]
    const small = fitted(plan, textPiece(plan, capitals(rest), low(plan), { spacing: 180, weight: 700 }), 188, 17)
    const { bottom } = reachOfAll(plan, [front, sun])
    return [sun, front, { ...small, y: bottom + 14 + plan.measure.box(small).height / 2 }]
  },
})

/** Lines that flow in one wave, standing on a block. */
export const wave = defineArrangement({
  id: 'wave',
  label: 'Wave',
  moods: ['retro', 'sweet', 'street'],
  suits: ({ text }) => (countOf(text) < 30 ? 1.2 : 0.2),
  compose(plan) {
    const font = solid(plan)
    const lines = linesOf(plan.text, 9, 3)
    const by = plan.chance.pick([-50, 50])
    const pieces = lines.map((line): SloganItem[] => {
      const flat = fitted(plan, textPiece(plan, capitals(line), font, { color: plan.inks[2] ?? 'cut' }), 250, 84)
      return [{ ...flat, bend: { kind: 'wave', by } }]
    })
    // Waves lie in each other: a third of their swing is shared.
    return stacked(plan, pieces, -6).map((item) => ({
      ...item,
      outline: { width: 1.7, color: inkAt(plan, 0) },
      shadow: { kind: 'block', x: 6, y: 8, color: inkAt(plan, 1) },
    }))
  },
})
