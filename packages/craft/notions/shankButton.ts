import { numberKnob } from '../garments/knob.ts'
import { defineNotion } from './notion.ts'
import { parts } from './notionParts.ts'

export const shankButton = defineNotion({
  id: 'shankButton',
  label: 'Shank button',
  family: 'buttons',
  colors: [[parts.body, '#f0ece2']],
  size: [18, 18],
  knobs: { dome: numberKnob('Roundness', [0.1, 0.5, 1]) },
})
