import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const coveredBuckle = defineNotion({
  id: 'coveredBuckle',
  label: 'Covered belt buckle',
  family: 'buckles',
  colors: [[parts.cloth, '#8a2b33']],
  size: [58, 50],
  knobs: { thickness: numberKnob('Thickness', [0.4, 0.7, 1]) },
})
