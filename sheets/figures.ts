import { people } from '@toile/craft/mannequins/people/index.ts'
import { defineSheet } from './sheet.ts'

/** Everybody in three stances of theirs, in the base layer. */
export const figures = defineSheet({
  id: 'figures',
  says: 'Everybody in three of their stances',
  styled: true,
  columns: 8,
  cell: [240, 480],
  *cells({ drawing, style }) {
    for (const { id, label, stances } of people) {
      for (const pose of stances.slice(0, 3)) {
        yield {
          caption: `${label}, ${pose}`,
          draw: () =>
            drawing.draw({ kind: 'person', person: id, width: 240, height: 480, part: 'figure', pose, style }),
        }
      }
    }
  },
})

/** Everybody's head, large. */
export const faces = defineSheet({
  id: 'faces',
  says: 'Everybody’s face and hair',
  styled: true,
  columns: 6,
  cell: [340, 380],
  *cells({ drawing, style }) {
    for (const { id, label } of people) {
      yield {
        caption: label,
        draw: () => drawing.draw({ kind: 'person', person: id, width: 340, height: 380, part: 'head', style }),
      }
    }
  },
})
