import type { SloganItem } from '../slogan.ts'
import { defineArrangement } from './arrangement.ts'
import { balanced, capitals, joinWords } from './lines.ts'
import {
  betweenBars,
  fitted,
  inkAt,
  loud,
  low,
  moved,
  onCircle,
  reachOfAll,
  shapePiece,
  stacked,
  textPiece,
} from './pieces.ts'

const reach = 150

/** A line on an arch over a straight one, as on the backs of work shirts. */
export const arched = defineArrangement({
  id: 'arched',
  label: 'Arched top',
  moods: ['western', 'collegiate', 'retro', 'deco', 'street'],
  suits: ({ text, words }) => (words.length > 1 && text.length < 40 ? 1.8 : text.length < 14 ? 0.7 : 0.2),
  compose(plan) {
    const [top = '', ...rest] = plan.lines.length > 1 ? plan.lines : balanced(plan.words, 2)
    const upper = textPiece(plan, capitals(top), loud(plan), { spacing: 30 })
    const arch = onCircle(plan, fitted(plan, upper, 290, 58), reach, 'above', 120)
    const main = textPiece(plan, capitals(rest[0] ?? ''), loud(plan), { color: inkAt(plan, 1) })
    const small = textPiece(plan, capitals(joinWords(rest.slice(1))), low(plan), { spacing: 120, size: 20 })
    const middle: SloganItem = rest.length
      ? fitted(plan, main, 196, 84)
      : shapePiece(plan, 'stars', 90, 26, { color: inkAt(plan, 1) })
    const foot: SloganItem[] =
      rest.length > 1 ? betweenBars(plan, small, 196, 2.6) : [shapePiece(plan, 'stars', 62, 17)]
    const block = stacked(plan, rest.length ? [[middle], foot] : [[middle]], 11)
    const tall = plan.measure.box(middle.kind === 'text' ? middle : arch).height
    // The straight lines stand as high as the inner edge of the arch lets them.
    const up = -reach * 0.86 + Math.max(0, 60 - tall) * 0.3
    const { top: start } = reachOfAll(plan, block)
    return [arch, ...block.map((item) => moved(item, 0, up - start + 10))]
  },
})
