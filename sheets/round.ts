import { bareBrief } from '@toile/fashion/designs/compose/bareBrief.ts'
import { castFor } from '@toile/fashion/designs/compose/castFor.ts'
import { compose } from '@toile/fashion/designs/compose/compose.ts'
import { gesturesOf } from '@toile/fashion/mannequins/round/gestures/index.ts'
import { wearerOf } from '@toile/fashion/mannequins/wearer.ts'
import { drawRound } from '@toile/picture/scenes/round/drawRound.ts'
import { defineSheet } from './sheet.ts'

const palette = ['#1f3a5f', '#f4ead7', '#d9623b', '#8fb3b5', '#e3b04b']
const casts = [
  ['female', 'adult', 'none'],
  ['female', 'adult', 'evening'],
  ['male', 'adult', 'work'],
  ['male', 'adult', 'holiday'],
  ['female', 'child', 'none'],
  ['male', 'child', 'school'],
] as const

/** Composed looks on bodies in space, one gesture after another; any seed, nothing picked. */
export const round = defineSheet({
  id: 'round',
  says: 'Looks in the round, in every gesture',
  styled: true,
  columns: 8,
  cell: [400, 600],
  *cells({ host, drawing, style }) {
    for (const [seed, [gender, ageGroup, occasion]] of casts.entries()) {
      const cast = castFor(gender, ageGroup, seed)
      for (const [i, design] of compose(bareBrief(cast, palette, { seed, style, occasion })).entries()) {
        const gestures = gesturesOf(wearerOf(design.mannequin.person))
        const gesture = gestures[i % gestures.length]
        yield {
          caption: `${design.mannequin.person}, ${gesture.id}`,
          draw: () => drawRound(host, design, gesture, drawing.sources, { width: 400, height: 600 }),
        }
      }
    }
  },
})
