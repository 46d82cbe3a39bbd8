import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const starStud = defineNotion({
  id: 'starStud',
  label: 'Star stud',
  family: 'metalware',
  colors: [[parts.metal, '#d0ad5a']],
  size: [14, 14],
  knobs: { dome: numberKnob('Roundness', [0.1, 0.5, 1]) },
})
