import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const pyramidStud = defineNotion({
  id: 'pyramidStud',
  label: 'Pyramid stud',
  family: 'metalware',
  colors: [[parts.metal, '#c9ccd1']],
  size: [11, 11],
  knobs: { dome: numberKnob('Roundness', [0.1, 0.5, 1]) },
})
