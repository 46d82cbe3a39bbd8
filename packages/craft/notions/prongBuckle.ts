import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const prongBuckle = defineNotion({
  id: 'prongBuckle',
  label: 'Prong buckle',
  family: 'buckles',
  colors: [[parts.metal, '#c8a552']],
  size: [52, 50],
  knobs: { thickness: numberKnob('Thickness', [0.4, 0.6, 1]) },
})
