import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const jeansPocket = defineNotion({
  id: 'jeansPocket',
  label: 'Jeans pocket',
  family: 'pockets',
  colors: [
    [parts.cloth, '#3f5a86'],
    [parts.thread, '#d69a3c'],
  ],
  size: [140, 160],
  knobs: { corner: numberKnob('Depth of the point', [0, 0.4, 1]) },
})
