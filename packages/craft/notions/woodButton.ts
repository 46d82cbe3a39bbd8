import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const woodButton = defineNotion({
  id: 'woodButton',
  label: 'Wooden button',
  family: 'buttons',
  colors: [
    [parts.body, '#a9764a'],
    [parts.thread, '#4a3320'],
  ],
  size: [22, 22],
  knobs: { rim: numberKnob('Rim', [0.05, 0.16, 0.3]) },
})
