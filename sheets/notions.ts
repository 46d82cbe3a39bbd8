import type { Knob } from '@toile/craft/garments/knob.ts'
import { notions } from '@toile/craft/notions/index.ts'
import { defineSheet, fromHex } from './sheet.ts'

const ground = fromHex('#cfc8bd')

/** Every notion of the catalogue in its normal colours. */
export const notionsAlone = defineSheet({
  id: 'notions',
  says: 'Every notion of the haberdashery, large and as small as on a look',
  styled: false,
  columns: 12,
  cell: [210, 210],
  *cells({ drawing }) {
    for (const { id, label } of notions)
      yield {
        caption: label,
        draw: () => drawing.draw({ kind: 'notion', notion: id, ground, width: 210, height: 210 }),
      }
  },
})

/** Every notion at both ends of each knob and at each choice. */
export const notionKnobs = defineSheet({
  id: 'notionKnobs',
  says: 'Every notion at both ends of each knob and at each choice',
  styled: false,
  columns: 16,
  cell: [150, 150],
  *cells({ drawing }) {
    for (const { id, label, knobs } of notions)
      for (const [name, knob] of Object.entries<Knob>(knobs)) {
        const values = knob.kind === 'number' ? [knob.least, knob.most] : knob.options.map((option) => option.id)
        for (const value of values)
          yield {
            caption: `${label}: ${name} ${value}`,
            draw: () =>
              drawing.draw({ kind: 'notion', notion: id, knobs: { [name]: value }, ground, width: 150, height: 150 }),
          }
      }
  },
})
