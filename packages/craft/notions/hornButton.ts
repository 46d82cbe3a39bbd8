import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const hornButton = defineNotion({
  id: 'hornButton',
  label: 'Horn button',
  family: 'buttons',
  colors: [
    [parts.body, '#6b4a2f'],
    [parts.thread, '#2c1f15'],
  ],
  size: [23, 23],
  knobs: { rim: numberKnob('Rim', [0.05, 0.16, 0.3]) },
})
