import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const leatherLabel = defineNotion({
  id: 'leatherLabel',
  label: 'Leather patch label',
  family: 'labels',
  colors: [
    [parts.body, '#a8713f'],
    [parts.thread, '#6c431f'],
  ],
  size: [80, 56],
  knobs: { wear: numberKnob('Wear', [0, 0.4, 1]) },
})
