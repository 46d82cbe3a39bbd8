import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import { castFor } from '@toile/craft/designs/compose/castFor.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import { defineSheet } from './sheet.ts'

/** Briefs as people give them: for whom, for what occasion, in which colours. */
const asked = [
  ['female', 'adult', 'none', '#1f3a5f #f4ead7 #d9623b #8fb3b5 #e3b04b'],
  ['female', 'adult', 'evening', '#14161c #7a1f2b #d8c8a8 #4b5a4e'],
  ['female', 'adult', 'holiday', '#2a7f8f #f2e6cf #e8825a #f3c95b'],
  ['female', 'adult', 'work', '#3a3f47 #c9b79c #8a4b3a #e9e4da'],
  ['male', 'adult', 'work', '#22304a #b8a27e #6f3b2c #e6e1d6'],
  ['male', 'adult', 'holiday', '#2f5d50 #efe3c8 #d2693c #88a9c2'],
  ['female', 'child', 'none', '#c2456b #f6e7d3 #3d6a8a #e9b44c'],
  ['male', 'child', 'school', '#29476b #d94f3a #ece2cc #5f7d5a'],
] as const

/** Eight looks of eight briefs as they come; nothing is picked. */
export const briefs = defineSheet({
  id: 'briefs',
  says: 'Eight looks of eight briefs, nothing picked',
  styled: true,
  columns: 8,
  cell: [400, 600],
  *cells({ drawing, style }) {
    for (const [row, [gender, ageGroup, occasion, colors]] of asked.entries()) {
      const seed = row + 1
      const cast = castFor(gender, ageGroup, seed)
      for (const design of compose(bareBrief(cast, colors.split(' '), { seed, style, occasion }))) {
        yield {
          caption: `${design.mannequin.person}, ${design.mannequin.pose}`,
          draw: () => drawing.draw({ kind: 'look', design, width: 400, height: 600 }),
        }
      }
    }
  },
})
