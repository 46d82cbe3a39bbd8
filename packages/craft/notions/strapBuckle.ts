import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const strapBuckle = defineNotion({
  id: 'strapBuckle',
  label: 'Strap with buckle',
  family: 'buckles',
  colors: [
    [parts.strap, '#3a2a20'],
    [parts.metal, '#cdd0d4'],
  ],
  size: [140, 34],
  knobs: { count: numberKnob('Holes', [2, 4, 6], '', 1) },
})
