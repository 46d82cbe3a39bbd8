import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const horsebit = defineNotion({
  id: 'horsebit',
  label: 'Horsebit',
  family: 'buckles',
  colors: [[parts.metal, '#d0ab57']],
  size: [96, 30],
  knobs: { thickness: numberKnob('Thickness', [0.4, 0.65, 1]) },
})
