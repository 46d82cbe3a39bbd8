import { defineArrangement } from './arrangement.ts'
import { balanced, capitals, countOf, joinWords } from './lines.ts'
import { fitted, fittedTall, hand, inkAt, loud, low, reachOfAll, shapePiece, stacked, textPiece } from './pieces.ts'

const halves = (lines: readonly string[], words: readonly string[]): [string, string] => {
  const [first = '', ...rest] = lines.length > 1 ? lines : balanced(words, 2)
  return [first, joinWords(rest)]
}

/** A written word laid slantwise over a block of capitals, with a gap cut around it. */
export const scriptOver = defineArrangement({
  id: 'scriptOver',
  label: 'Script over block',
  moods: ['retro', 'street', 'collegiate', 'sweet', 'western'],
  suits: ({ words, text }) => (words.length > 1 && countOf(text) < 34 ? 1.7 : 0),
  compose(plan) {
    const [first, second] = halves(plan.lines, plan.words)
    const rows = countOf(first) > 9 ? balanced(first.split(' '), 2) : [first]
    const font = loud(plan)
    const block = stacked(
      plan,
      rows.map((row) => [fitted(plan, textPiece(plan, capitals(row), font), 250, 120)]),
      8,
    )
    const { bottom, top } = reachOfAll(plan, block)
    const tall = bottom - top
    const over = textPiece(plan, second, hand(plan), { color: inkAt(plan, 1), angle: -8 })
    const written = fitted(plan, over, 200, Math.max(44, tall * 0.62))
    const foot = bottom + plan.measure.box(written).height * 0.16
    return [...block, { ...written, y: foot, x: 16, outline: { width: 3.4, color: 'cut' } }]
  },
})

/** A ball-park hand that rises, with a swash below that carries the rest. */
export const ballpark = defineArrangement({
  id: 'ballpark',
  label: 'Ball park',
  moods: ['collegiate', 'retro', 'sweet'],
  suits: ({ words, text }) => (countOf(text) < 30 ? 1.4 : words.length > 5 ? 0 : 0.5),
  compose(plan) {
    const [first, second] = plan.words.length > 1 ? halves(plan.lines, plan.words) : [plan.text.trim(), '']
    const angle = -9
    const written = fitted(plan, textPiece(plan, first, hand(plan), { angle }), 250, 96)
    const box = plan.measure.box(written)
    const down = box.height / 2 + 13
    const along = (x: number, y: number) => {
      const turn = (angle * Math.PI) / 180
      return { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) }
    }
    const swash = shapePiece(plan, 'swash', box.width * 0.98, 24, {
      ...along(0, down),
      angle: angle + 2,
      color: inkAt(plan, 1),
    })
    if (!second) return [written, swash]
    const small = fittedTall(
      plan,
      textPiece(plan, capitals(second), low(plan), { angle, spacing: 160, weight: 800 }),
      15,
      box.width * 0.7,
    )
    return [written, swash, { ...small, ...along(box.width * 0.1, down + 24) }]
  },
})
