import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const kangarooPocket = defineNotion({
  id: 'kangarooPocket',
  label: 'Kangaroo pocket',
  family: 'pockets',
  colors: [
    [parts.cloth, '#8d9299'],
    [parts.thread, '#6d7278'],
  ],
  size: [320, 190],
  knobs: { slant: numberKnob('Slant', [0.2, 0.5, 0.9]) },
})
