import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const lacing = defineNotion({
  id: 'lacing',
  label: 'Lacing',
  family: 'fastenings',
  colors: [
    [parts.cord, '#f4efe6'],
    [parts.metal, '#b89a5a'],
  ],
  size: [60, 180],
  knobs: { count: numberKnob('Eyelets', [3, 7, 14], '', 1), thickness: numberKnob('Thickness', [0.4, 0.6, 1]) },
})
