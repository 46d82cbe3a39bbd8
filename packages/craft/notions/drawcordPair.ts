import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const drawcordPair = defineNotion({
  id: 'drawcordPair',
  label: 'Drawcord',
  family: 'cords',
  colors: [
    [parts.cord, '#f1ece2'],
    [parts.metal, '#b9bcc2'],
  ],
  size: [60, 190],
  knobs: { thickness: numberKnob('Thickness', [0.4, 0.6, 1]), spread: numberKnob('Spread', [0, 0.5, 1]) },
})
