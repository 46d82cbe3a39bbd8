import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const carabiner = defineNotion({
  id: 'carabiner',
  label: 'Carabiner',
  family: 'buckles',
  colors: [[parts.metal, '#b9bcc2']],
  size: [28, 60],
  knobs: { thickness: numberKnob('Thickness', [0.4, 0.6, 1]) },
})
