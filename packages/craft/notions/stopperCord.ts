import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const stopperCord = defineNotion({
  id: 'stopperCord',
  label: 'Cord with stopper',
  family: 'cords',
  colors: [
    [parts.cord, '#2a2c30'],
    [parts.body, '#17181a'],
  ],
  size: [40, 150],
  knobs: { thickness: numberKnob('Thickness', [0.4, 0.6, 1]) },
})
