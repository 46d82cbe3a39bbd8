import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const roundStud = defineNotion({
  id: 'roundStud',
  label: 'Round stud',
  family: 'metalware',
  colors: [[parts.metal, '#c9ccd1']],
  size: [9, 9],
  knobs: { dome: numberKnob('Roundness', [0.1, 0.5, 1]) },
})
