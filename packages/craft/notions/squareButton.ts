import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const squareButton = defineNotion({
  id: 'squareButton',
  label: 'Square button',
  family: 'buttons',
  colors: [
    [parts.body, '#b5412f'],
    [parts.thread, '#7c271b'],
  ],
  size: [20, 20],
  knobs: { rim: numberKnob('Rim', [0.05, 0.16, 0.3]) },
})
