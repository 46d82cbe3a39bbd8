import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const pearlButton = defineNotion({
  id: 'pearlButton',
  label: 'Pearl button',
  family: 'buttons',
  colors: [[parts.body, '#f3ebdf']],
  size: [12, 12],
  knobs: { dome: numberKnob('Roundness', [0.1, 0.5, 1]) },
})
