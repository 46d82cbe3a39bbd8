import { bareBrief } from '@toile/fashion/designs/compose/bareBrief.ts'
import { castFor } from '@toile/fashion/designs/compose/castFor.ts'
import { compose } from '@toile/fashion/designs/compose/compose.ts'
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

/** Composed looks as they come, for any seed; nothing picked. */
export const round = defineSheet({
  id: 'round',
  says: 'Composed looks, nothing picked',
  styled: true,
  columns: 8,
  cell: [400, 600],
  *cells({ drawing, style }) {
    for (const [seed, [gender, ageGroup, occasion]] of casts.entries()) {
      const cast = castFor(gender, ageGroup, seed)
      for (const design of compose(bareBrief(cast, palette, { seed, style, occasion }))) {
        yield {
          caption: `${design.mannequin.person}, ${design.mannequin.pose}`,
          draw: () => drawing.look(design, { width: 400, height: 600 }),
        }
      }
    }
  },
})
