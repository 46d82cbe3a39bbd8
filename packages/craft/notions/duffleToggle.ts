import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const duffleToggle = defineNotion({
  id: 'duffleToggle',
  label: 'Duffle toggle',
  family: 'fastenings',
  colors: [
    [parts.body, '#8b5f3a'],
    [parts.cord, '#3b3430'],
    [parts.cloth, '#4a3b2f'],
  ],
  size: [150, 54],
  knobs: { thickness: numberKnob('Thickness', [0.4, 0.7, 1]) },
})
