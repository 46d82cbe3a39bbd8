import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const coveredButton = defineNotion({
  id: 'coveredButton',
  label: 'Covered button',
  family: 'buttons',
  colors: [[parts.cloth, '#7c2f3c']],
  size: [18, 18],
  knobs: { dome: numberKnob('Roundness', [0.1, 0.5, 1]) },
})
